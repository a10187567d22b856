/// The end of a command that has said all there is to say: its status is the answer.
struct QuietExit: Error {
  let status: ExitStatus
}
