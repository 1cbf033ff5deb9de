/** Where a key moves the focus in a row or column of `count` controls; null where the key means nothing. */
export function movedIndex(
  key: string,
  { index, count }: Readonly<{ index: number; count: number }>,
  [back, forth]: readonly [string, string],
): number | null {
  if (count === 0) return null
  if (key === back) return (index - 1 + count) % count
  if (key === forth) return (index + 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
