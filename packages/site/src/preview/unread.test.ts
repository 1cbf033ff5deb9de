import { readMessage } from '@bellows/protocol'
import { expect, test, vi } from 'vitest'
import { createUnread } from './unread.ts'

const page = (sequence: number, kind = 'finish') => ({
  action: 'web-builder-page-update',
  sequence,
  view: { kind },
})
const mark = (sequence: number) => ({ action: 'web-builder-mark', sequence, id: 'a' })
const theme = (sequence: number) => ({
  action: 'web-builder-theme-update',
  sequence,
  theme: { name: '', styles: { typography: 'atelier' }, colorPalettes: [] },
})

function started() {
  const refused: (number | null)[] = []
  const read = vi.fn<typeof readMessage>(readMessage)
  const unread = createUnread({ read, refuse: ({ sequence }) => refused.push(sequence) })
  const add = (...bodies: readonly unknown[]) => bodies.forEach(unread.add)
  const taken = () => unread.take().map((message) => 'sequence' in message && message.sequence)
  return { add, taken, refused, read }
}

test('of each action the last that fits is taken, and what is wrong after it is told', () => {
  const { add, taken, refused } = started()
  add(page(7), page(8), page(9, 'nope'), { ...mark(10), id: 4 }, page(11, 'nope'), 'text')
  expect(taken()).toEqual([8])
  expect(refused).toEqual([9, 11, 10, null])
  expect(taken()).toEqual([])
})

test('what came first is applied first, and a block is meant when the rest is there', () => {
  const { add, taken } = started()
  add(mark(1), page(2), theme(3), page(4, 'nope'))
  expect(taken()).toEqual([2, 3, 1])
})

test('a flood is hardly read, and none of it is lost', () => {
  const { add, taken, read, refused } = started()
  add(...Array.from({ length: 1000 }, (_, index) => page(index)))
  expect(taken()).toEqual([999])
  expect(read.mock.calls.length).toBeLessThan(40)

  add(page(5000), ...Array.from({ length: 1000 }, (_, index) => page(6000 + index, 'nope')))
  expect(taken()).toEqual([5000])
  expect(refused).toHaveLength(1000)
})
