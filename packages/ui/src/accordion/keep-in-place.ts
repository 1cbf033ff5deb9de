let last: symbol | undefined

/**
 * Scrolls so that `element` stays where it is while the page above it changes height for `duration` ms; the one asked
 * for last does, and one that has gone does no more.
 */
export function keepInPlace(element: Element, duration: number): void {
  const own = Symbol('kept')
  last = own
  const place = element.getBoundingClientRect().top
  const until = performance.now() + duration
  const step = (now: number) => {
    if (last !== own || !element.isConnected) return
    const moved = element.getBoundingClientRect().top - place
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
    if (now < until) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
