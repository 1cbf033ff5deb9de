/** Code points that texts may have: those of one line, of several, and addresses. */
export const SHORT_TEXT_MAX = 256
export const LONG_TEXT_MAX = 1024
export const URL_MAX = 2048
