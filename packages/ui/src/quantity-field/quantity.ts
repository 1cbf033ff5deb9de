/** A typed number of pieces: what it comes to within 0..max, and whether more was asked for. */
export function readQuantity(text: string, max: number): { quantity: number; isTooMany: boolean } {
  const typed = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return { quantity: Math.min(typed, max), isTooMany: typed > max }
}
