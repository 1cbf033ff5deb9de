import { isNotFound, isRedirect, type AnyRouteMatch } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { errorFacts } from './error-facts.ts'

/** Answers that speak of the page itself, or of who asks for it; any other failure passes. */
const final: ReadonlySet<number> = new Set([401, 403, 404, 410])

const isPassing = (error: unknown): boolean =>
  !isNotFound(error) && !isRedirect(error) && !final.has(errorFacts(error).status)

type Keeping = Pick<RouterContext, 'kept'>

/** The name, among what is kept, of what all screens under an address share. */
export const factsAt = (address: string): string => `facts ${address}`

/**
 * A page, or facts of one, as they are read, or as they were read before where they cannot be had anew: what a visitor has
 * seen is there when they go back to it without a line, and without the code that reads it. A page's name is its path; on
 * the server nothing is kept.
 */
export async function readOrKept<Read>(
  { kept }: Keeping,
  name: string,
  read: () => Promise<Read>,
): Promise<Read> {
  if (import.meta.env.SSR) return read()
  try {
    const known = await read()
    kept.set(name, known)
    return known
  } catch (error) {
    if (!kept.has(name) || !isPassing(error)) throw error
    // One name is one route's, which brings the same each time.
    return kept.get(name) as Read
  }
}

/** What the document itself brought of facts: all but what its screen has for itself. */
export function keepFacts(matches: readonly AnyRouteMatch[], { kept }: Keeping): void {
  for (const { pathname, loaderData } of matches.slice(0, -1))
    if (loaderData !== undefined) kept.set(factsAt(pathname), loaderData)
}
