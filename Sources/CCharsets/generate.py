#!/usr/bin/env python3
"""Writes tables.c from Python's own codecs. Run it in its folder: python3 generate.py

A file in an old encoding is rare, but it must read the same on each machine, and a static binary cannot
use iconv. So the tables are part of the program.
"""

SINGLE_BYTE = [
    "cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257", "cp1258",
    "iso8859-1", "iso8859-2", "iso8859-4", "iso8859-5", "iso8859-7", "iso8859-9", "iso8859-13", "iso8859-15",
    "iso8859-16", "koi8-r", "koi8-u", "mac-roman", "cp437", "cp850", "cp852", "cp866",
]

# Name, first lead byte, last lead byte, first trail byte, last trail byte.
DOUBLE_BYTE = [
    ("cp932", 0x81, 0xFC, 0x40, 0xFC),
    ("gbk", 0x81, 0xFE, 0x40, 0xFE),
    ("euc_jp", 0xA1, 0xFE, 0xA1, 0xFE),
    ("cp949", 0x81, 0xFE, 0x41, 0xFE),
    ("cp950", 0x81, 0xFE, 0x40, 0xFE),
]

UNDEFINED = 0xFFFD


def decoded(data, codec):
    try:
        text = data.decode(codec)
    except UnicodeDecodeError:
        return UNDEFINED
    return ord(text) if len(text) == 1 and ord(text) <= 0xFFFF else UNDEFINED


def rows(values):
    for start in range(0, len(values), 16):
        yield "  " + ",".join(f"{value:#x}" for value in values[start:start + 16]) + ",\n"


def gb18030_ranges():
    """The four-byte codes of GB 18030 within the basic plane: (first linear code, first scalar, count)."""
    ranges = []
    for linear in range(0, 39420):
        data = bytes([0x81 + linear // 12600, 0x30 + linear // 1260 % 10, 0x81 + linear // 10 % 126, 0x30 + linear % 10])
        scalar = decoded(data, "gb18030")
        if scalar == UNDEFINED and linear != 39417:
            continue
        if ranges and ranges[-1][0] + ranges[-1][2] == linear and ranges[-1][1] + ranges[-1][2] == scalar:
            ranges[-1][2] += 1
        else:
            ranges.append([linear, scalar, 1])
    return ranges


def main():
    with open("tables.c", "w", encoding="ascii", newline="\n") as out:
        out.write("// Made by generate.py. Do not edit.\n#include \"CCharsets.h\"\n\n")
        out.write(f"static const uint16_t single_byte[{len(SINGLE_BYTE)}][128] = {{\n")
        for codec in SINGLE_BYTE:
            out.write(f"  // {codec}\n  {{\n")
            out.writelines(rows([decoded(bytes([byte]), codec) for byte in range(128, 256)]))
            out.write("  },\n")
        out.write("};\n\n")
        for name, lead_from, lead_to, trail_from, trail_to in DOUBLE_BYTE:
            codec = "gb18030" if name == "gbk" else name
            values = [
                decoded(bytes([lead, trail]), codec)
                for lead in range(lead_from, lead_to + 1) for trail in range(trail_from, trail_to + 1)
            ]
            out.write(f"static const uint16_t {name}[{len(values)}] = {{\n")
            out.writelines(rows(values))
            out.write("};\n\n")
        ranges = gb18030_ranges()
        out.write(f"static const struct four_byte_range gb18030[{len(ranges)}] = {{\n")
        for first, scalar, count in ranges:
            out.write(f"  {{{first}, {scalar:#x}, {count}}},\n")
        out.write("};\n\n")
        out.write("uint16_t charset_single_byte(int charset, uint8_t byte) {\n")
        out.write(f"  if (charset < 0 || charset >= {len(SINGLE_BYTE)}) return 0xfffd;\n")
        out.write("  return byte < 128 ? byte : single_byte[charset][byte - 128];\n}\n\n")
        out.write("uint16_t charset_double_byte(int charset, uint8_t lead, uint8_t trail) {\n  switch (charset) {\n")
        for index, (name, lead_from, lead_to, trail_from, trail_to) in enumerate(DOUBLE_BYTE):
            width = trail_to - trail_from + 1
            out.write(f"  case {index}:\n")
            out.write(f"    if (lead < {lead_from:#x} || lead > {lead_to:#x} || trail < {trail_from:#x} || "
                      f"trail > {trail_to:#x}) return 0xfffd;\n")
            out.write(f"    return {name}[(lead - {lead_from:#x}) * {width} + (trail - {trail_from:#x})];\n")
        out.write("  default:\n    return 0xfffd;\n  }\n}\n\n")
        out.write("uint32_t charset_gb18030_four_byte(uint32_t linear) {\n")
        out.write("  if (linear >= 189000) {\n    uint32_t scalar = linear - 189000 + 0x10000;\n")
        out.write("    return scalar <= 0x10ffff ? scalar : 0xfffd;\n  }\n")
        out.write(f"  for (int index = 0; index < {len(ranges)}; index++) {{\n")
        out.write("    const struct four_byte_range *range = &gb18030[index];\n")
        out.write("    if (linear >= range->first && linear < range->first + range->count)\n")
        out.write("      return range->scalar + (linear - range->first);\n  }\n  return 0xfffd;\n}\n")


if __name__ == "__main__":
    main()
