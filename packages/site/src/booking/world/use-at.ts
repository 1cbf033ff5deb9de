import { useWorld } from './booking-world.tsx'
import { useClock, type Plain } from './use-clock.ts'

/** What `derive` makes of the server's time in milliseconds; only when that changes is the component drawn again. */
export const useAt = <Value extends Plain>(derive: (now: number) => Value): Value =>
  useClock(useWorld().clock, derive)
