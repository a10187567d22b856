#ifndef CPCRE2_SHIM_H
#define CPCRE2_SHIM_H

/* The functions for text in UTF-8; Swift sees their names with the suffix _8. */
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#endif
