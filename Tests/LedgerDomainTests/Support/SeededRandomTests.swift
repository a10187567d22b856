import TestSupport
import Testing

struct SeededRandomTests {
  /// The first numbers that the published generator gives for this seed.
  @Test func `a seed gives the numbers of SplitMix64`() {
    var random = SeededRandom(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `its description is the setting that repeats a run`() {
    var random = SeededRandom(seed: 42)
    _ = random.next()
    #expect(random.description == "LEDGER_TEST_SEED=42")
    #expect(SeededRandom().seed == SeededRandom.seedOfRun)
  }

  @Test func `amounts of either sign and of all sizes occur`() {
    var random = SeededRandom(seed: 7)
    let amounts = (0..<2_000).map { _ in random.minorUnits() }
    #expect(amounts.contains { $0 < 0 } && amounts.contains { $0 > 0 })
    #expect(amounts.contains { $0.magnitude < 100 } && amounts.contains { $0.magnitude > 1 << 60 })
  }
}
