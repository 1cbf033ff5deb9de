/** A screenshot's pixels, four bytes each. */
export type Pixels = Readonly<{ data: Buffer; width: number; height: number }>

const BYTES = 4
/** What another processor may round a picture's channel by; no colour of ours is changed by so little on purpose. */
const ROUNDED = 2
/** The browser draws a curve of a moving strip now and then as much darker or lighter, in a pixel here and there. */
const FAINT = 8
const FEW = 16
const PALE = 0.2
const WHITE = 255
const differentPaint = [220, 0, 40] as const

function stepsBetween(before: Buffer, after: Buffer, at: number): number {
  let steps = 0
  for (let byte = at; byte < at + BYTES; byte += 1)
    steps = Math.max(steps, Math.abs((before[byte] ?? 0) - (after[byte] ?? 0)))
  return steps
}

type Difference = Readonly<{ pixels: number; drawn: Buffer }>

/**
 * Counts the pixels of two equally large pictures that differ, a glyph's soft edges like any other: a decimal sign is
 * hardly more than its edges. A few that nobody could tell apart are none. What differs is drawn in red over a pale
 * picture of what is.
 */
export function differenceOf(before: Pixels, after: Pixels): Difference {
  const drawn = Buffer.alloc(after.data.length, WHITE)
  let pixels = 0
  let most = 0
  for (let at = 0; at < after.data.length; at += BYTES) {
    const steps = stepsBetween(before.data, after.data, at)
    const isDifferent = steps > ROUNDED
    most = Math.max(most, steps)
    if (isDifferent) pixels += 1
    for (const [channel, paint] of differentPaint.entries())
      drawn[at + channel] = isDifferent ? paint : WHITE - PALE * (WHITE - (after.data[at + channel] ?? WHITE))
  }
  const isSeen = most > FAINT || pixels > FEW
  return { pixels: isSeen ? pixels : 0, drawn }
}
