import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router'

const pageOf = ({ pathname, search }: HistoryLocation) => pathname + search

/** True where two entries of the history show the same page at different places. */
export const isSamePage = (one: HistoryLocation, other: HistoryLocation): boolean =>
  pageOf(one) === pageOf(other) && one.hash !== other.hash

/** An entry keeps its key while its address is cleaned. */
const isSameEntry = (one: HistoryLocation, other: HistoryLocation): boolean =>
  one.pathname === other.pathname && one.hash === other.hash && one.state.__TSR_key === other.state.__TSR_key

type PageHistory = Readonly<{
  /** For the router, which sees pages alone. */
  history: RouterHistory
  /** The entry that is shown, places on a page included. */
  entry: () => HistoryLocation
}>

/**
 * The browser's history as the router sees it: a change of the hash alone is no navigation, so nothing is loaded or
 * drawn anew, not even where it comes while the router starts. It is told to `onJump`. Neither is an address that loses
 * what it need not say.
 */
export function pageHistory(onJump: (location: HistoryLocation, isTraversal: boolean) => void): PageHistory {
  const history = createBrowserHistory()
  let entry = history.location
  let page = entry
  let isQuiet = false
  history.subscribe(({ location, action }) => {
    const isCleaned = isSameEntry(entry, location)
    const isPlace = !isCleaned && isSamePage(entry, location)
    isQuiet = isCleaned || isPlace
    entry = location
    if (isPlace) onJump(location, action.type !== 'PUSH' && action.type !== 'REPLACE')
    else page = location
  })
  const { subscribe } = history
  history.subscribe = (listener) =>
    subscribe((event) => {
      if (!isQuiet) listener(event)
    })
  Object.defineProperty(history, 'location', { get: () => page })
  return { history, entry: () => entry }
}
