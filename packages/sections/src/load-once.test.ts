import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'
import { isSettled } from './tracked.ts'

test('all who ask get the same promise', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const once = loadOnce(load)
  const first = once()
  expect(once()).toBe(first)
  expect(await first).toBe('code')
  expect(isSettled(once())).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
})

test('what did not come is asked for anew', async () => {
  let times = 0
  const once = loadOnce(async () => {
    times += 1
    if (times === 1) throw new Error('no line')
    return 'code'
  })
  await expect(once()).rejects.toThrow('no line')
  expect(await once()).toBe('code')
})
