import type { AnyRouter } from '@tanstack/react-router'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const isOurs = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download')

const isJump = (url: URL) =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search

/** Address inside this site that a click asks for, or null when the browser must handle it. */
function innerAddress(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.defaultPrevented || !isPlain(event) || !isOurs(link)) return null
  const url = new URL(link.href)
  return isJump(url) ? null : url
}

/** Turns links of this site, in hydrated and still sections alike, into router navigations. */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const url = innerAddress(event)
    if (!url) return
    event.preventDefault()
    void router.navigate({ href: url.pathname + url.search + url.hash })
  })
}
