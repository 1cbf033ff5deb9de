const isOurs = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download')

/** The link of this site, opened in this window, that an event is about. */
export function innerLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && isOurs(link) ? link : null
}
