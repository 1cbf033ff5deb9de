import { drawWhole, goTo, isShownAgain, latePlace } from './late-place.ts'
import { isLinkPlace, linkInFocus, type LinkPlace } from './pressed-link.ts'

/** Where the visitor stood, and the link that had the focus: mostly the one that led on. */
export type Place = Readonly<{ left: number; top: number; link?: LinkPlace | undefined }>

const STORAGE_KEY = 'bellows.places'
/** Entries of the history whose place is remembered. */
const KEPT = 200

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function isPlace(value: unknown): value is Place {
  const { left, top, link } = Object(value) as Partial<Record<keyof Place, unknown>>
  return typeof left === 'number' && typeof top === 'number' && (link === undefined || isLinkPlace(link))
}

function stored(): Map<string, Place> {
  const entries: unknown = attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  if (!Array.isArray(entries)) return new Map()
  return new Map(
    entries.filter(
      (entry): entry is [string, Place] =>
        Array.isArray(entry) && typeof entry[0] === 'string' && isPlace(entry[1]),
    ),
  )
}

/** Where the visitor stood on each page of this visit, by key of the history's entry; it outlives the document. */
export function scrollPlaces() {
  const places = stored()
  let endWaiting: (() => void) | undefined
  let endWhole: (() => void) | undefined
  const waitAt = (place: Place, isHeld = false) => {
    endWaiting?.()
    endWaiting = latePlace(place, { isHeld })
  }
  return {
    /** What the browser restores by itself, as far as the document is long enough for it. */
    restoreFirst: (key: string) => {
      const place = places.get(key)
      if (place && isShownAgain()) waitAt(place, true)
    },
    keep: (key: string) => {
      endWaiting?.()
      endWhole?.()
      places.delete(key)
      places.set(key, { left: scrollX, top: scrollY, link: linkInFocus() })
    },
    /** Nothing where the entry is new. */
    restore: (key: string): Place | undefined => {
      const place = places.get(key)
      if (!place) return undefined
      endWhole?.()
      endWhole = drawWhole()
      goTo(place)
      waitAt(place)
      return place
    },
    store: () => attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-KEPT)))),
  }
}

export type ScrollPlaces = ReturnType<typeof scrollPlaces>
