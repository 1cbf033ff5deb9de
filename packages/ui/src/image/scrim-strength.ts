/** Summed darkness that words over a pure white photograph need; titles from 32 px need less (catalogue §2.5). */
const needed = { words: 0.64, title: 0.47 } as const
export type ScrimText = keyof typeof needed

/** How strong a scrim must be, 0 to 1, on top of a veil of `overlay` percent. */
export function scrimStrength(overlay: number, text: ScrimText = 'words'): number {
  const veil = Math.min(Math.max(overlay / 100, 0), 1)
  if (veil >= needed[text]) return 0
  return 1 - (1 - needed[text]) / (1 - veil)
}
