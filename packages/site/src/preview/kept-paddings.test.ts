import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { block, page } from '../testing/fake-studio.ts'
import { keptPaddings } from './kept-paddings.ts'
import type { Change } from './redraws.ts'
import type { ShownBlock } from './shown.ts'
import { noAnswers } from '../pages/page-data.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const options = (paddingTop: number) => ({ template: 'QUOTE-1', paddingTop })
const updateOf = (paddingTop: number, id = 'home'): Change => ({
  part: 'view',
  sequence: 1,
  asked: { view: { kind: 'page', page: { ...page([block('a', 'quote', options(paddingTop))]), id } } },
})

/** A page of one block, of which the builder has said one padding. */
function kept() {
  let said = 96
  const onDropped = vi.fn<() => void>()
  const paddings = keptPaddings(onDropped)
  const shown = () => {
    const entry: ShownBlock = {
      block: block('a', 'quote', options(said)),
      isLive: false,
      answers: noAnswers,
    }
    const whole = paddings.within({ id: 'home', title: '', headers: [], contents: [entry], footers: [] })
    return whole.contents[0]?.block.options['paddingTop']
  }
  const draw = (change: Change, top: number) => {
    said = top
    paddings.drawn([change])
  }
  return {
    ...paddings,
    set: (...values: number[]) =>
      values.forEach((value) => paddings.set({ id: 'a', edge: 'paddingTop', value }, 'home')),
    draw,
    bring: (top: number, id?: string) => {
      const change = updateOf(top, id)
      paddings.hear(change)
      draw(change, top)
    },
    shown,
    onDropped,
  }
}

test('older answers change nothing, the answer ends it', () => {
  const { set, bring, shown } = kept()
  set(97, 98, 97)
  for (const answer of [96, 97, 98]) {
    bring(answer)
    expect(shown(), String(answer)).toBe(97)
  }
  bring(97)
  bring(50)
  expect(shown()).toBe(50)
})

test('an update that says otherwise holds a second after the last change, and none holds nothing', () => {
  const { set, bring, shown, onDropped } = kept()
  set(200)
  vi.advanceTimersByTime(5000)
  expect(shown()).toBe(200)
  set(300)
  bring(100)
  vi.advanceTimersByTime(999)
  expect([shown(), onDropped.mock.calls.length]).toEqual([300, 0])
  vi.advanceTimersByTime(1)
  expect([shown(), onDropped.mock.calls.length]).toEqual([100, 1])
})

test('an update that is still being made when it is due takes it along', () => {
  const { set, hear, draw, shown } = kept()
  const late = updateOf(64)
  set(128)
  hear(late)
  vi.advanceTimersByTime(3000)
  expect(shown()).toBe(128)
  set(130)
  draw(late, 64)
  expect(shown()).toBe(130)
})

test('another page ends it', () => {
  const { set, bring, shown } = kept()
  set(128)
  bring(70, 'elsewhere')
  expect(shown()).toBe(70)
})
