/** Where a built file says that it needs another one beside it. */
const NEEDS = /(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g

/** Addresses that were fetched here: of these alone it is not known whether all that they need came too. */
const fetched = new Set<string>()
const looks = new Map<string, Promise<void>>()

const hasCome = (address: string) =>
  !fetched.has(address) &&
  performance
    .getEntriesByName(address)
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 0)

async function lookAt(address: string): Promise<void> {
  if (hasCome(address)) return
  fetched.add(address)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} does not come`)
  const needs = [...(await answer.text()).matchAll(NEEDS)]
  await Promise.all(needs.map(([, needed = '']) => look(new URL(needed, address).href)))
}

function look(address: string): Promise<void> {
  const known = looks.get(address)
  if (known) return known
  const asked = lookAt(address)
  looks.set(address, asked)
  asked.catch(() => looks.delete(address))
  return asked
}

/**
 * Fetches a built file and whatever it needs into the browser's own store. A module that was imported in vain never
 * comes in the same document, so what may be asked for again is looked for first.
 */
export const lookFirst = (place: string): Promise<void> => look(new URL(place, document.baseURI).href)
