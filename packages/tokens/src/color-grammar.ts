import * as z from 'zod/mini'

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** A colour that is safe inside a style text and measurable for contrast: `#rgb` or `#rrggbb`, nothing else. */
export const hexColor = z.string().check(z.regex(HEX))
