import { RECORD_KEY } from '../../client/kept-record.ts'

/** Where a record's text is kept. */
export type Place = Readonly<{
  read: () => string | null
  write: (text: string | null) => void
  /** Tells what another tab has written, and when a page that could not hear of it is shown again. */
  listen: (heard: (text: string | null) => void, shownAgain: () => void) => () => void
}>

/** The browser's storage; where it is refused the record lives as long as the page. */
export const browserPlace: Place = {
  read: () => attempt(() => localStorage.getItem(RECORD_KEY)) ?? null,
  write: (text) =>
    attempt(() =>
      text === null ? localStorage.removeItem(RECORD_KEY) : localStorage.setItem(RECORD_KEY, text),
    ),
  listen: (heard, shownAgain) => {
    const onStorage = (event: StorageEvent) => event.key === RECORD_KEY && heard(event.newValue)
    // The browser may keep a page that is left as it is, and tells it nothing meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && shownAgain()
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  },
}

/** A place that forgets, for stories and the server. */
export function memoryPlace(text: string | null = null): Place {
  let kept = text
  return { read: () => kept, write: (next) => void (kept = next), listen: () => () => undefined }
}

/** A place that knows what it held when it was looked at last: one that takes nothing holds what it did. */
export function watchedPlace({ read, write, listen }: Place) {
  let seen: string | null = null
  const look = () => (seen = read())
  /** What it holds, if that is something else by now. */
  const news = (): string | null | undefined => {
    const before = seen
    return look() === before ? undefined : seen
  }
  return {
    read: look,
    news,
    write: (text: string | null) => {
      write(text)
      look()
    },
    listen: (heard: (text: string | null) => void) => {
      const hear = (text: string | null) => {
        seen = text
        heard(text)
      }
      return listen(hear, () => {
        const text = news()
        if (text !== undefined) heard(text)
      })
    },
  }
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
