/** Where a built file says that it needs another one beside it. */
const NEEDS = /(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g

const REFUSED = 400

/** What refuses a file may say so at length. */
const hasCome = (address: string) =>
  performance
    .getEntriesByName(address)
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.decodedBodySize > 0 &&
        !(entry.responseStatus >= REFUSED),
    )

async function readNeeds(address: string): Promise<string[]> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} does not come`)
  const needs = [...(await answer.text()).matchAll(NEEDS)]
  return needs.map(([, needed = '']) => new URL(needed, address).href)
}

/** What the files need that were fetched here. */
const known = new Map<string, Promise<string[]>>()

function needsOf(address: string): Promise<string[]> {
  const needs = known.get(address) ?? (hasCome(address) ? Promise.resolve([]) : readNeeds(address))
  known.set(address, needs)
  needs.catch(() => known.delete(address))
  return needs
}

/** Files may need each other. */
async function look(address: string, looked: Set<string>): Promise<void> {
  if (looked.has(address)) return
  looked.add(address)
  const needs = await needsOf(address)
  await Promise.all(needs.map((needed) => look(needed, looked)))
}

/**
 * Fetches a built file and whatever it needs into the browser's own store. A module that was imported in vain never
 * comes in the same document, so what may be asked for again is looked for first.
 */
export const lookFirst = (place: string): Promise<void> =>
  look(new URL(place, document.baseURI).href, new Set())
