import { expect, test, vi } from 'vitest'
import { lateCode } from './late-code.ts'

test('code is fetched once, and those who wait are told', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('code'))
  const late = lateCode(load)
  const told = vi.fn<() => void>()
  late.subscribe(told)
  expect(late.get()).toEqual({ code: undefined, isMissing: false })
  late.fetch()
  late.fetch()
  await vi.waitFor(() => expect(late.get()).toEqual({ code: 'code', isMissing: false }))
  expect(load).toHaveBeenCalledOnce()
  expect(told).toHaveBeenCalledOnce()
})

test('code that does not come is missed, and asked for anew', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('No line'))
    .mockResolvedValueOnce('code')
  const late = lateCode(load)
  late.fetch()
  await vi.waitFor(() => expect(late.get().isMissing).toBe(true))
  late.fetch()
  expect(late.get().isMissing).toBe(false)
  await vi.waitFor(() => expect(late.get().code).toBe('code'))
})

test('code that is asked for quietly stays missing until it comes', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('No line'))
    .mockRejectedValueOnce(new Error('Still none'))
    .mockResolvedValueOnce('code')
  const late = lateCode(load)
  late.fetch()
  await vi.waitFor(() => expect(late.get().isMissing).toBe(true))
  const told: boolean[] = []
  late.subscribe(() => told.push(late.get().isMissing))
  late.retry()
  await vi.waitFor(() => expect(told).toEqual([true]))
  late.retry()
  await vi.waitFor(() => expect(late.get()).toEqual({ code: 'code', isMissing: false }))
})
