/** What a new template says of itself until somebody has said it: all true, and none of it to be kept. */
export const unsaid = {
  purpose: 'It is new, and has words and a button alone.',
  choose: 'It is not finished: take one of its siblings.',
  /** Above a story whose play test is still to be written. */
  opened: 'Nothing brings this about yet.',
} as const
