/**
 * Width of `count` zeros of a voice, on an element that it speaks: what `ch` means, but already true while a stand-in
 * is shown, whose own zero is of another width.
 */
export const chars = (voice: 'heading' | 'body', count: number): string =>
  `calc(${count} * var(--f-${voice}-zero))`
