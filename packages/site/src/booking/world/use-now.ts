import { useSyncExternalStore } from 'react'
import { useWorld } from './booking-world.tsx'

const SECOND = 1000
const toSecond = (instant: number) => Math.floor(instant / SECOND) * SECOND

/** The server's time in milliseconds, by the second; the component renders again as it passes. */
export function useNow(): number {
  const { clock } = useWorld()
  return useSyncExternalStore(
    clock.subscribe,
    () => toSecond(clock.now()),
    () => toSecond(clock.start),
  )
}
