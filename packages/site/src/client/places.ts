type Place = readonly [left: number, top: number]

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

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

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
  return {
    keep: (key: string) => {
      places.delete(key)
      places.set(key, [scrollX, scrollY])
    },
    /** False where the entry is new. */
    restore: (key: string): boolean => {
      const place = places.get(key)
      if (place) scrollTo({ left: place[0], top: place[1], behavior: 'instant' })
      return place !== undefined
    },
    store: () => attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-KEPT)))),
  }
}

export type ScrollPlaces = ReturnType<typeof scrollPlaces>
