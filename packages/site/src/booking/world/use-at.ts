import { useMemo, useSyncExternalStore } from 'react'
import { useWorld } from './booking-world.tsx'

type Plain = string | number | boolean | object | null

/** What `derive` makes of the server's time in milliseconds; only when that changes is the component drawn again. */
export function useAt<Value extends Plain>(derive: (now: number) => Value): Value {
  const { clock } = useWorld()
  const written = useSyncExternalStore(
    clock.subscribe,
    () => JSON.stringify(derive(clock.now())),
    () => JSON.stringify(derive(clock.start)),
  )
  return useMemo<Value>(() => JSON.parse(written), [written])
}
