import type { AnyRouter } from '@tanstack/react-router'
import { createServerClock, type ServerClock } from './server-clock.ts'

/** Milliseconds since the page was asked for; a page on its way out of the server stands still. */
const elapsed = () => (typeof document === 'undefined' ? 0 : performance.now())

const known = new WeakMap<AnyRouter, ServerClock>()

/** One clock a router: what an answer corrects for one part of a page, it corrects for all. */
export function siteClock(router: AnyRouter, now: string): ServerClock {
  const clock = known.get(router) ?? createServerClock(Date.parse(now), elapsed)
  known.set(router, clock)
  return clock
}
