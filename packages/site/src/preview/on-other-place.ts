import type { Shown } from './shown.ts'
import type { Value } from './value.ts'

/** What is done to a stored page comes back as the page itself; what is stored comes back without it. */
const isSamePlace = (before: Shown | null, now: Shown | null): boolean =>
  before?.source.id === now?.source.id && (before?.view.kind === 'stored' || now?.view.kind !== 'stored')

/** Blocks of two pages may share an id: what was meant by it ends with its page. */
export function onOtherPlace(shown: Value<Shown | null>, then: () => void): void {
  let before = shown.get()
  shown.subscribe(() => {
    const now = shown.get()
    if (!isSamePlace(before, now)) then()
    before = now
  })
}
