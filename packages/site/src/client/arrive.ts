import type { AnyRouter, HistoryLocation } from '@tanstack/react-router'
import { firstPage } from './first-page.ts'
import { focusOn, jumpTo } from './jump.ts'
import { pageHistory } from './page-history.ts'
import { scrollPlaces, type Place, type ScrollPlaces } from './places.ts'
import { findLink } from './pressed-link.ts'

const keyOf = ({ state, href }: HistoryLocation): string => state.__TSR_key ?? href

/** The browser restores the place in a new document, we do within one. */
function shareRestoring(places: ScrollPlaces, keep: () => void) {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    keep()
    places.store()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual'
  })
}

/** A region that reads out what is written into it; it stands before it speaks, or nothing would be heard. */
function announcer(): (text: string) => void {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.setAttribute('data-page-announcer', '')
  region.style.cssText =
    'position:fixed;inset:0 auto auto 0;clip-path:inset(50%);inline-size:1px;block-size:1px;overflow:hidden;white-space:nowrap'
  return (text) => {
    if (!region.isConnected) document.body.append(region)
    region.textContent = text
  }
}

const headingOf = () =>
  document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')

/** Whoever comes back goes on from the link that led away. */
const startingPoint = (place: Place | undefined) => (place?.link && findLink(place.link)) ?? headingOf()

/** The browser's history and what it means to arrive somewhere in it: scroll place, focus, and the page's name said. */
export function arrivals() {
  const places = scrollPlaces()
  let shown = ''
  const keep = () => places.keep(shown)
  const say = announcer()
  const { history: browser, entry } = pageHistory((location, isTraversal) => {
    keep()
    shown = keyOf(location)
    // An entry from before the client started is the browser's to restore.
    if (!isTraversal || (!places.restore(shown) && location.hash)) jumpTo(location.hash)
  })
  shown = keyOf(entry())
  shareRestoring(places, keep)
  places.restoreFirst(shown)
  const arrive = (focusBefore: Element | null) => {
    const location = entry()
    shown = keyOf(location)
    const place = places.restore(shown)
    const isFocusTaken = document.activeElement !== focusBefore && document.activeElement !== document.body
    say(document.title)
    // It names the page that the document was made for; whoever shares this one must not share that.
    document.querySelector('link[rel=canonical]')?.remove()
    if (!place && location.hash && jumpTo(location.hash)) return
    if (!place) scrollTo({ top: 0, left: 0, behavior: 'instant' })
    const target = startingPoint(place)
    if (!isFocusTaken && target) focusOn(target)
  }
  const follow = (router: AnyRouter) => {
    let focusBefore: Element | null = null
    router.subscribe('onLoad', ({ pathChanged }) => {
      if (!pathChanged) return
      keep()
      focusBefore = document.activeElement
      say('')
    })
    router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged && !firstPage.isShown) arrive(focusBefore)
    })
  }
  return { history: browser, follow, leave: () => void (history.scrollRestoration = 'auto') }
}
