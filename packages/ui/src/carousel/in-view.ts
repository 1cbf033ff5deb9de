/** Steps at which the browser reports how much of the carousel is in view. */
export const viewSteps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

type Seen = Readonly<{
  intersectionRatio: number
  intersectionRect: Readonly<{ height: number }>
  rootBounds: Readonly<{ height: number }> | null
}>

/** Half of it is in view; of one taller than the window, half of the window is filled by it. */
export function isHalfInView({ intersectionRatio, intersectionRect, rootBounds }: Seen): boolean {
  const window = rootBounds?.height ?? Number.POSITIVE_INFINITY
  return intersectionRatio >= 0.5 || intersectionRect.height >= window / 2
}
