function lineOf(element: Element, end: 'prepend' | 'append'): number {
  const probe = document.createElement('span')
  probe.style.display = 'inline-block'
  element[end](probe)
  const { bottom } = probe.getBoundingClientRect()
  probe.remove()
  return bottom
}

/** Where the first line of an element stands. */
export const baselineOf = (element: Element): number => lineOf(element, 'prepend')

/** Where its last line stands. */
export const lastBaselineOf = (element: Element): number => lineOf(element, 'append')

/** Where the middle of an element stands. */
export function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}
