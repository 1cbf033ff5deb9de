let last: symbol | undefined

/** A panel's transition begins with the frame that draws it: on a busy device long after it was asked for. */
const isFolding = () =>
  document
    .getAnimations()
    .some((each) => each instanceof CSSTransition && each.transitionProperty === 'grid-template-rows')

/**
 * Scrolls so that `element` stays where it is while panels above it change height: for `duration` ms and until none
 * moves any more. The one asked for last is kept, and one that has gone no more.
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
    if (now < until || isFolding()) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
