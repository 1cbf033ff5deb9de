/** A link by its address and which of those with it: a page that is drawn anew has another element there. */
export type LinkPlace = readonly [href: string, nth: number]

export const isLinkPlace = (value: unknown): value is LinkPlace =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1])

const linksTo = (href: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

/** The link that has the focus, if one has. */
export function linkInFocus(): LinkPlace | undefined {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLAnchorElement)) return undefined
  const href = activeElement.getAttribute('href')
  return href === null ? undefined : [href, linksTo(href).indexOf(activeElement)]
}

export const findLink = ([href, nth]: LinkPlace): HTMLElement | undefined => linksTo(href)[nth]
