/** Where the first line of an element stands. */
export function baselineOf(element: Element): number {
  const probe = document.createElement('span')
  probe.style.display = 'inline-block'
  element.prepend(probe)
  const { bottom } = probe.getBoundingClientRect()
  probe.remove()
  return bottom
}
