/** A typed number of pieces, 0..max and nothing for none; else what is wrong with it. */
export function readQuantity(text: string, max: number): number | 'tooMany' | 'unreadable' {
  const typed = text.trim()
  if (!/^\d*$/.test(typed)) return 'unreadable'
  return Number(typed) > max ? 'tooMany' : Number(typed)
}
