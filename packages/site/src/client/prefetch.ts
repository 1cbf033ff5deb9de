import type { AnyRouter } from '@tanstack/react-router'
import { innerLink } from './inner-link.ts'

/** Milliseconds that a pointer rests on a link before it counts as meant. */
const REST = 65

/** Pages that are the same for everybody; what an id opens is asked for by pressing alone. */
export function isOpen(router: AnyRouter, pathname: string): boolean {
  const [matched] = router.getMatchedRoutes(pathname)
  return matched.at(-1)?.options.staticData?.isPublic === true
}

/** The code of the way to a page; whoever goes there meets what fails of it again. */
export function askForCode(router: AnyRouter, pathname: string): void {
  const [matched] = router.getMatchedRoutes(pathname)
  for (const { options } of matched) options.staticData?.code?.().catch(() => undefined)
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads a page's code and data for the link that a visitor turns to, until the signal ends it. */
export function prefetchOnIntent(router: AnyRouter, signal: AbortSignal): void {
  const asked = new Set<string>()
  let resting: ReturnType<typeof setTimeout> | undefined
  function prefetch({ pathname }: HTMLAnchorElement) {
    if (asked.has(pathname) || pathname === location.pathname || savesData()) return
    if (!isOpen(router, pathname)) return
    asked.add(pathname)
    void router.preloadRoute({ to: pathname }).finally(() => asked.delete(pathname))
  }
  const begin = (event: Event, wait: number) => {
    clearTimeout(resting)
    const link = innerLink(event)
    if (link) resting = setTimeout(prefetch, wait, link)
  }
  document.addEventListener('pointerover', (event) => begin(event, REST), { signal, passive: true })
  for (const name of ['focusin', 'touchstart'])
    document.addEventListener(name, (event) => begin(event, 0), { signal, passive: true })
}
