import { HOUR, SECOND } from '@bellows/domain'

const FIRST_SECONDS = 30
const LONGEST_SECONDS = (6 * HOUR) / SECOND

/** About two days in all. */
export const MOST_ATTEMPTS = 16

/** How long to wait after so many failed attempts: twice as long each time, at most six hours. */
export function backoffSeconds(attempts: number): number {
  return Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1))
}
