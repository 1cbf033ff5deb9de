// A policy's words end at blanks, commas and semicolons, and an asterisk stands for every host.

/** Scheme and host of an origin that a policy may name. */
export const secureHost = 'https://[a-z0-9.-]+'
export const port = '(?::\\d{1,5})?'
