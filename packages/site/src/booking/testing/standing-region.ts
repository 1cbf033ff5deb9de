/** The region that a booking says all in; throws while none stands. */
export function standingRegion(canvas: HTMLElement): HTMLElement {
  const region = canvas.querySelector<HTMLElement>('[role="status"][aria-live="polite"]')
  if (!region) throw new Error('Nothing here can speak')
  return region
}
