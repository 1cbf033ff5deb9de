import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

const START = Date.parse('2030-01-15T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('time runs by what has elapsed, whatever the device believes', () => {
  let elapsed = 0
  const clock = createServerClock(START, () => elapsed)
  elapsed = 90_000
  expect(clock.now()).toBe(START + 90_000)
})

test('an answer corrects it, and those who look are told', () => {
  let elapsed = 5000
  const clock = createServerClock(START, () => elapsed)
  const told = vi.fn<() => void>()
  clock.subscribe(told)
  clock.sync('2030-01-15T11:00:00Z')
  elapsed = 6000
  expect(clock.now()).toBe(Date.parse('2030-01-15T11:00:01Z'))
  expect(told).toHaveBeenCalledOnce()
})

test('an answer that was longer on its way, or asked before, does not turn it back', () => {
  let elapsed = 0
  const clock = createServerClock(START + 5000, () => elapsed)
  clock.sync('2030-01-15T10:00:00Z')
  expect(clock.now()).toBe(START)
  elapsed = 3000
  clock.sync('2030-01-15T10:00:01Z')
  expect(clock.now()).toBe(START + 3000)
})

test('it ticks only while somebody looks', () => {
  const clock = createServerClock(START, () => 0)
  const told = vi.fn<() => void>()
  const leave = clock.subscribe(told)
  vi.advanceTimersByTime(3000)
  leave()
  vi.advanceTimersByTime(3000)
  expect(told).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})
