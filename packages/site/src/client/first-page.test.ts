import { expect, test, vi } from 'vitest'
import { beforeLeaving, leaveFirstPage, markHydrated } from './first-page.ts'

test('what the first page needs done is waited for by all who leave it, and is no work afterwards', async () => {
  const ends: (() => void)[] = []
  const done = new Promise<void>((resolve) => ends.push(resolve))
  const work = vi.fn<() => Promise<void>>(() => done)
  beforeLeaving(work)
  markHydrated()
  const left: string[] = []
  const two = ['first', 'second'].map((name) => leaveFirstPage().then(() => left.push(name)))
  await Promise.resolve()
  expect(left).toEqual([])
  ends[0]?.()
  await Promise.all(two)
  expect(left).toEqual(['first', 'second'])
  work.mockClear()
  await leaveFirstPage()
  expect(work).not.toHaveBeenCalled()
})
