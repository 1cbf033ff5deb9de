import type { AnyRouter } from '@tanstack/react-router'
import { innerLink } from './inner-link.ts'
import { jumpTo } from './jump.ts'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const isJump = (url: URL) =>
  url.hash !== '' && url.pathname === location.pathname && url.search === location.search

/** Address inside this site that a click asks for, or null when the browser must handle it. */
function innerAddress(event: MouseEvent): URL | null {
  const link = innerLink(event)
  return link && !event.defaultPrevented && isPlain(event) ? new URL(link.href) : null
}

/**
 * A place on this page: one more entry in the history, which tells of it, or none where the visitor is there, or where the
 * address is already that of a page to come.
 */
function jump(router: AnyRouter, { pathname, search, hash }: URL) {
  if (hash === location.hash || router.state.status === 'pending') jumpTo(hash)
  else router.history.push(pathname + search + hash)
}

/** React lets no click through to what it has not hydrated yet, so those are met before it. */
const isAsleep = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-wait], [data-alone]') !== null

/** A drawer that the browser opened by itself, without its code, would stand over the page that its link leads to. */
function closeAround({ target }: Event) {
  if (target instanceof Element) target.closest<HTMLElement>('[popover]')?.hidePopover?.()
}

/** Turns links of this site, in hydrated and still sections alike, into router navigations, until the signal ends it. */
export function followLinks(router: AnyRouter, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const url = innerAddress(event)
    if (!url) return
    event.preventDefault()
    if (isJump(url)) jump(router, url)
    else void router.navigate({ href: url.pathname + url.search + url.hash })
  }
  const followAsleep = (event: MouseEvent) => {
    if (!isAsleep(event)) return
    follow(event)
    if (event.defaultPrevented) closeAround(event)
  }
  document.addEventListener('click', follow, { signal })
  addEventListener('click', followAsleep, { signal, capture: true })
}
