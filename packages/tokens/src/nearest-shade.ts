import { hexOf, oklchOf, type Oklch } from './oklch.ts'

/** Finer than one step of eight bits, so no shade is passed over. */
const STEPS = 1000
const HALVINGS = 20

/** The most vivid colour of this lightness and hue that sRGB has, up to the given chroma. */
function fitted(shade: Oklch): string {
  let [fits, exceeds] = [0, shade.chroma]
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (fits + exceeds) / 2
    if (hexOf({ ...shade, chroma: middle })) fits = middle
    else exceeds = middle
  }
  return hexOf({ ...shade, chroma: fits }) ?? (shade.lightness > 0.5 ? '#ffffff' : '#000000')
}

function nearest(from: Oklch, draw: (shade: Oklch) => string | null, isGood: (hex: string) => boolean) {
  for (let step = 1; step <= STEPS; step += 1)
    for (const lightness of [from.lightness - step / STEPS, from.lightness + step / STEPS]) {
      const hex = draw({ ...from, lightness: Math.min(1, Math.max(0, lightness)) })
      if (hex && isGood(hex)) return hex
    }
  return null
}

/**
 * The shade next to `hex` that `isGood` accepts: hue and chroma kept in OKLCH, lightness moved as little as can be.
 * Where sRGB has no good shade that vivid, chroma gives way; null where not even black or white will do.
 */
export function nearestShade(hex: string, isGood: (hex: string) => boolean): string | null {
  if (isGood(hex)) return hex
  const from = oklchOf(hex)
  return nearest(from, hexOf, isGood) ?? nearest(from, fitted, isGood)
}
