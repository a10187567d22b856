// Tables of old character encodings (generate.py makes them). A value of 0xfffd stands for "no character".
#ifndef CCHARSETS_H
#define CCHARSETS_H

#include <stdint.h>

// One run of four-byte codes of GB 18030 that stand for scalars without a gap.
struct four_byte_range {
  uint32_t first;
  uint32_t scalar;
  uint32_t count;
};

// The character of one byte. `charset` counts in the order of SINGLE_BYTE in generate.py.
uint16_t charset_single_byte(int charset, uint8_t byte);

// The character of two bytes. `charset` counts in the order of DOUBLE_BYTE in generate.py.
uint16_t charset_double_byte(int charset, uint8_t lead, uint8_t trail);

// The scalar of a four-byte code of GB 18030, given as its linear number.
uint32_t charset_gb18030_four_byte(uint32_t linear);

#endif
