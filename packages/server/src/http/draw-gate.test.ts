import { expect, onTestFinished, test, vi } from 'vitest'
import { DrawGate } from './draw-gate.ts'

function slowly() {
  const ends: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('drawn')))
  return { ends, work }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('two are drawn at once, the next wait in their order, the rest are sent away for a moment', async () => {
  const gate = new DrawGate({ drawing: 2, waiting: 2, ahead: 1 })
  const { ends, work } = slowly()
  const taken = [1, 2].map(() => gate.draw(work))
  expect([gate.isFull, gate.isSlow]).toEqual([true, false])
  taken.push(gate.draw(work), gate.draw(work))
  expect([gate.isFull, gate.isSlow]).toEqual([true, true])
  await turn()
  expect(ends).toHaveLength(2)
  await expect(gate.draw(work)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } })
  ends[0]?.()
  await turn()
  expect(ends).toHaveLength(3)
  for (let index = 1; index < 4; index += 1) {
    ends[index]?.()
    await turn()
  }
  expect(await Promise.all(taken)).toEqual(['drawn', 'drawn', 'drawn', 'drawn'])
})

test('one that fails leaves its place', async () => {
  const gate = new DrawGate({ drawing: 1, waiting: 0, ahead: 0 })
  await expect(gate.draw(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await gate.draw(() => Promise.resolve('drawn'))).toBe('drawn')
})

test('after one that took a while nothing is drawn for as long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const gate = new DrawGate({ drawing: 1, waiting: 1, ahead: 1, rest: 1 })
  const { ends, work } = slowly()
  const drawn = [gate.draw(work), gate.draw(work)]
  await vi.advanceTimersByTimeAsync(100)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(99)
  expect(await drawn[0]).toBe('drawn')
  expect(ends).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toHaveLength(2)
})
