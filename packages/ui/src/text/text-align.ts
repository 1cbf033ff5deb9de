/** Sides that words keep to; a box narrower than its place goes along. */
export const alignments = {
  left: { textAlign: 'start' },
  center: { textAlign: 'center', marginInline: 'auto' },
  right: { textAlign: 'end', marginInlineStart: 'auto' },
} as const
