import { expect, test, vi } from 'vitest'
import { inFewTries } from './in-few-tries.ts'

test('the first result ends the tries', async () => {
  const attempt = vi
    .fn<() => Promise<boolean | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValue(false)
  expect(await inFewTries(attempt)).toBe(false)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('after three there is none', async () => {
  const attempt = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined)
  expect(await inFewTries(attempt)).toBeUndefined()
  expect(attempt).toHaveBeenCalledTimes(3)
})
