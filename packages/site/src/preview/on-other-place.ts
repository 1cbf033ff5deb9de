import type { Shown } from './shown.ts'
import type { Value } from './value.ts'

const placeOf = (shown: Shown | null) => shown && `${shown.view.kind} ${shown.source.id}`

/** Blocks of two pages may share an id: what was meant by it ends with its page. */
export function onOtherPlace(shown: Value<Shown | null>, then: () => void): void {
  let place = placeOf(shown.get())
  shown.subscribe(() => {
    const now = placeOf(shown.get())
    if (now !== place) then()
    place = now
  })
}
