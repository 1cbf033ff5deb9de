import { expect, test } from 'vitest'
import { createLine } from './line.ts'

const page = (sequence: number) => ({ sequence })

function started() {
  const told: (number | string)[] = []
  const line = createLine((sequence) => told.push(sequence))
  const mark = (sequence: number) => ({ sequence, act: () => told.push(`marked ${sequence}`) })
  return { told, line, mark }
}

test('what needs no drawing is done and told after what came before it stands', () => {
  const { told, line, mark } = started()
  const second = page(2)
  line.follow(mark(1))
  line.wait(second)
  line.follow(mark(3))
  expect(told).toEqual(['marked 1', 1])
  line.stands(second)
  expect(told).toEqual(['marked 1', 1, 2, 'marked 3', 3])
})

test('a flood of later pages keeps nobody waiting who came before them', () => {
  const { told, line, mark } = started()
  const [first, later] = [page(1), page(3)]
  line.wait(first)
  line.follow(mark(2))
  line.wait(later)
  line.stands(first)
  expect(told).toEqual([1, 'marked 2', 2])
})

test('what waited for a page waits for the one that overtakes it, whose block may be meant', () => {
  const { told, line, mark } = started()
  const [older, newer] = [page(1), page(3)]
  line.wait(older)
  line.follow(mark(2))
  line.wait(newer)
  line.overtake(older, newer)
  expect(told).toEqual([])
  line.stands(newer)
  expect(told).toEqual([3, 'marked 2', 2])
})

test('what cannot be drawn holds nobody up', () => {
  const { told, line, mark } = started()
  const wrong = page(1)
  line.wait(wrong)
  line.follow(mark(2))
  line.leave(wrong)
  expect(told).toEqual(['marked 2', 2])
})
