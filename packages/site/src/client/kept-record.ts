/** Name of the one thing that is kept in the browser. */
export const RECORD_KEY = 'bellows.booking'

/** True where a booking record is kept, whatever is in it. */
export function hasRecord(): boolean {
  try {
    return localStorage.getItem(RECORD_KEY) !== null
  } catch {
    return false
  }
}

/** Ends the booking that this browser has begun, in every tab and in what already shows it. */
export function dropRecord(): void {
  try {
    localStorage.removeItem(RECORD_KEY)
  } catch {
    // What is not kept need not go.
  }
  // The browser tells the other tabs alone.
  dispatchEvent(new StorageEvent('storage', { key: RECORD_KEY, newValue: null }))
}
