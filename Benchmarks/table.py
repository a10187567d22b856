"""The results as Markdown."""

from measure import MEBIBYTE, Sample
from works import Bound, Line


def seconds(value: float) -> str:
    if abs(value) < 1:
        return f"{value * 1000:.3g} ms" if abs(value) < 0.1 else f"{value * 1000:.0f} ms"
    return f"{value:.2f} s" if value < 10 else f"{value:.0f} s"


def bytes_text(value: float) -> str:
    return f"{value / MEBIBYTE:.1f} MiB" if value < 100 * MEBIBYTE else f"{value / MEBIBYTE:,.0f} MiB"


def peak(sample: Sample) -> str:
    return ("≤ " if sample.peak_is_limit else "") + bytes_text(sample.peak_bytes)


def ratio(value: float) -> str:
    return f"1/{1 / value:,.0f}" if 0 < value < 0.1 else f"{value:.2f}"


def bound_text(bound: Bound) -> str:
    match bound.what:
        case "time": return f"≤ {ratio_limit(bound.limit)}"
        case "memory": return f"memory ≤ {ratio_limit(bound.limit)}"
        case "extra": return f"≤ {seconds(bound.limit)} more"
        case "seconds": return f"≤ {bound.limit:g} s"
        case "bytes": return f"peak ≤ {bytes_text(bound.limit)}"
    raise ValueError(bound.what)


def ratio_limit(limit: float) -> str:
    return ratio(limit) if limit < 0.1 else f"{limit:g}"


def row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def table(header: list[str], rows: list[list[str]]) -> list[str]:
    alignment = ["---" if name in ("work", "against", "bound", "holds", "command", "file") else "---:" for name in header]
    return [row(header), row(alignment), *(row(cells) for cells in rows)]


WORK_HEADER = ["work", "against", "time", "its time", "ratio", "ratio of CPU time", "peak", "its peak", "runs", "bound", "holds"]


def work_row(line: Line, subject: Sample, reference: Sample | None) -> list[str]:
    verdicts = [bound.holds(subject, reference) for bound in line.bounds]
    runs = str(len(subject.runs))
    cells = [line.title, line.against or "–", seconds(subject.wall_seconds)]
    if reference:
        runs += "" if len(reference.runs) == len(subject.runs) else f" : {len(reference.runs)}"
        difference = subject.wall_seconds - reference.wall_seconds
        extra = any(bound.what == "extra" for bound in line.bounds)
        cells += [seconds(reference.wall_seconds),
                  f"{seconds(difference)} more" if extra else ratio(subject.wall_seconds / reference.wall_seconds),
                  ratio(subject.cpu_seconds / max(reference.cpu_seconds, 1e-6)),
                  peak(subject), peak(reference)]
    else:
        cells += ["–", "–", "–", peak(subject), "–"]
    holds = "; ".join("yes" if verdict else "**no**" for verdict in verdicts) or "–"
    return [*cells, runs, "; ".join(map(bound_text, line.bounds)) or "–", holds]


def unmeasured_row(line: Line, why: str) -> list[str]:
    bounds = "; ".join(map(bound_text, line.bounds)) or "–"
    return [line.title, line.against or "–", *["–"] * 7, bounds, why]
