/** Scrolls so that `element` stays where it is while the page above it changes height for `duration` ms. */
export function keepInPlace(element: Element, duration: number): void {
  const place = element.getBoundingClientRect().top
  const until = performance.now() + duration
  const step = (now: number) => {
    const moved = element.getBoundingClientRect().top - place
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
    if (now < until) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
