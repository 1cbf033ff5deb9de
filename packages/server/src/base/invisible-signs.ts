/** Line ends, signs that are not seen, and those that turn the direction of what follows. */
export const invisibleSigns = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
