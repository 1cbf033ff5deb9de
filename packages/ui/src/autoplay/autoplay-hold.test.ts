import { expect, test, vi } from 'vitest'
import { holdAutoplay, isAutoplayHeld, onAutoplayHold } from './autoplay-hold.ts'

test('stays held until the last holder lets go, each once', () => {
  const listener = vi.fn<() => void>()
  const stop = onAutoplayHold(listener)
  const first = holdAutoplay()
  const second = holdAutoplay()
  first()
  first()
  expect(isAutoplayHeld()).toBe(true)
  second()
  expect(isAutoplayHeld()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  holdAutoplay()()
  expect(listener).toHaveBeenCalledTimes(4)
})
