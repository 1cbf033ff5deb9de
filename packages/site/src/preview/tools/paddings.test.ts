import { describe, expect, test } from 'vitest'
import { createHistory, paddingAfterDrag, paddingAfterKey } from './paddings.ts'

const press = (key: string, value = 96, shiftKey = false) => paddingAfterKey({ key, shiftKey }, value)

describe('keys', () => {
  test.each([
    ['ArrowUp', 96, 97],
    ['ArrowDown', 96, 95],
    ['PageUp', 96, 128],
    ['PageDown', 96, 64],
    ['Home', 96, 0],
    ['End', 96, 320],
    ['ArrowDown', 0, 0],
    ['PageUp', 310, 320],
  ])('%s at %i gives %i', (key, value, after) => {
    expect(press(key, value)).toBe(after)
  })

  test('Shift makes arrows larger and nothing else', () => {
    expect([press('ArrowUp', 96, true), press('PageUp', 96, true), press('End', 96, true)]).toEqual([
      104, 128, 320,
    ])
  })

  test('another key says nothing', () => {
    expect(press('a')).toBeNull()
  })
})

describe('a drag', () => {
  test.each([
    [{ kept: 96, shown: 96 }, 30, 126],
    [{ kept: 96, shown: 96 }, -30, 66],
    [{ kept: 200, shown: 128 }, -8, 120],
    [{ kept: 200, shown: 128 }, -200, 0],
    [{ kept: 200, shown: 128 }, 0, 200],
    [{ kept: 200, shown: 128 }, 40, 200],
    [{ kept: 200, shown: 128 }, 90, 218],
    [{ kept: 300, shown: 300 }, 90, 320],
  ])('of %j by %i gives %i', (start, way, after) => {
    expect(paddingAfterDrag(start, way)).toBe(after)
  })
})

const change = (from: number, to: number, gesture: object) => ({
  id: 'a',
  edge: 'paddingTop' as const,
  before: from,
  after: to,
  gesture,
})

describe('history', () => {
  test('takes back and does again, the newest first', () => {
    const history = createHistory()
    history.add(change(96, 100, {}))
    history.add(change(100, 120, {}))
    expect(history.undo()?.before).toEqual(100)
    expect(history.undo()?.before).toEqual(96)
    expect(history.undo()).toBeUndefined()
    expect(history.redo()?.after).toEqual(100)
  })

  test('steps of one gesture are one change', () => {
    const history = createHistory()
    const gesture = {}
    for (const value of [97, 98, 99]) history.add(change(value - 1, value, gesture))
    expect(history.undo()).toMatchObject({ before: 96, after: 99 })
    expect(history.undo()).toBeUndefined()
  })

  test('a gesture that ends where it began is none', () => {
    const history = createHistory()
    history.add(change(64, 96, {}))
    const gesture = {}
    for (const [from, to] of [
      [96, 97],
      [97, 98],
      [98, 96],
    ] as const)
      history.add(change(from, to, gesture))
    expect(history.undo()).toMatchObject({ before: 64, after: 96 })
  })

  test('a new change ends what could be done again', () => {
    const history = createHistory()
    history.add(change(96, 100, {}))
    history.undo()
    history.add(change(96, 50, {}))
    expect(history.redo()).toBeUndefined()
  })
})
