import { useMemo, useSyncExternalStore } from 'react'
import type { ServerClock } from './server-clock.ts'

export type Plain = string | number | boolean | object | null

/** What `derive` makes of a clock's time in milliseconds; only when that changes is the component drawn again. */
export function useClock<Value extends Plain>(clock: ServerClock, derive: (now: number) => Value): Value {
  const written = useSyncExternalStore(
    clock.subscribe,
    () => JSON.stringify(derive(clock.now())),
    () => JSON.stringify(derive(clock.start)),
  )
  return useMemo<Value>(() => JSON.parse(written), [written])
}
