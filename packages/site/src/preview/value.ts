/** A value that tells those who look at it when it changes. */
export type Value<Kept> = Readonly<{
  get: () => Kept
  set: (next: Kept) => void
  subscribe: (listener: () => void) => () => void
}>

export function createValue<Kept>(first: Kept): Value<Kept> {
  let kept = first
  const listeners = new Set<() => void>()
  return {
    get: () => kept,
    set: (next) => {
      if (Object.is(kept, next)) return
      kept = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
