/** The lightest grey that words may stand on, and titles from 32 px, in every palette's picture colours. */
const lightestGround = { words: 0.4176, title: 0.5723 } as const
/** Grey of the lightest palette's overlay, which a veil mixes in; the scrim itself is black. */
const OVERLAY_GREY = 0.09
export type ScrimText = keyof typeof lightestGround

/**
 * How strong a scrim must be, 0 to 1, on top of a veil of `overlay` percent, where the lightest spot under the words
 * has this grey; 0.583 on white.
 */
export function scrimStrength(overlay: number, text: ScrimText = 'words', lightest = 1): number {
  const veil = Math.min(Math.max(overlay / 100, 0), 1)
  const veiled = lightest - veil * (lightest - OVERLAY_GREY)
  return Math.max(0, 1 - lightestGround[text] / veiled)
}

/** How strong a second scrim on a first must be for both to be as dark as `wanted`. */
export const scrimBeyond = (first: number, wanted: number): number =>
  wanted <= first ? 0 : 1 - (1 - wanted) / (1 - first)
