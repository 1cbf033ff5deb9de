import { isNotFound, isRedirect } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { errorFacts } from './error-facts.ts'
import type { FramedPage } from './page-data.ts'

/** Answers that speak of the page itself, or of who asks for it; any other failure passes. */
const final: ReadonlySet<number> = new Set([401, 403, 404, 410])

const isPassing = (error: unknown): boolean =>
  !isNotFound(error) && !isRedirect(error) && !final.has(errorFacts(error).status)

/**
 * A page as it is read, or as it was read before where it cannot be had anew: what a visitor has seen is there when
 * they go back to it without a line, and without the code that reads it. `address` is its path; on the server nothing
 * is kept.
 */
export async function readOrKept<Read extends FramedPage>(
  { kept }: Pick<RouterContext, 'kept'>,
  address: string,
  read: () => Promise<Read>,
): Promise<Read> {
  if (import.meta.env.SSR) return read()
  try {
    const page = await read()
    kept.set(address, page)
    return page
  } catch (error) {
    const known = kept.get(address)
    if (!known || !isPassing(error)) throw error
    // One address is one route's, which brings the same each time.
    return known as Read
  }
}
