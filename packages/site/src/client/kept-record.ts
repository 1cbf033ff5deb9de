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
