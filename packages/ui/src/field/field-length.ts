/** Code points of a text and how many it may have. */
export type FieldLength = Readonly<{ length: number; limit: number }>

/** As people count, and as the validators do: an emoji of one code point is one. */
export const lengthIn = (text: string, limit: number | undefined): FieldLength | undefined =>
  limit === undefined ? undefined : { length: Array.from(text).length, limit }
