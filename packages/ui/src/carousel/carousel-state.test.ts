import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  carouselState,
  dueIn,
  firstState,
  isPlaying,
  type CarouselEvent,
  type CarouselSettings,
  type CarouselState,
  type Hold,
} from './carousel-state.ts'

const playing: CarouselSettings = { autoplay: true, interval: 5000 }
const run = (events: CarouselEvent[], settings = playing, stops = 3) =>
  events.reduce(carouselState, firstState(stops, settings))

const wake: CarouselEvent = { type: 'released', hold: 'asleep', at: 0 }
const due = (at: number, isNextLoaded = true): CarouselEvent => ({ type: 'due', at, isNextLoaded })
const held = (hold: Hold, at: number): CarouselEvent => ({ type: 'held', hold, at })
const released = (hold: Hold, at: number): CarouselEvent => ({ type: 'released', hold, at })
const moved = (by: -1 | 1, at: number): CarouselEvent => ({ type: 'moved', by, at })

describe('autoplay', () => {
  test('rests until the page is live', () => {
    expect(run([due(9000)]).index).toBe(0)
    expect(dueIn(run([]), 0)).toBeNull()
  })
  test('moves on when the interval is over, not before, and round to the first', () => {
    expect(run([wake, due(4999)]).index).toBe(0)
    expect(run([wake, due(5000)]).index).toBe(1)
    expect(run([wake, due(5000), due(10_000), due(15_000)]).index).toBe(0)
  })
  test.each([
    [{ autoplay: false, interval: 5000 }, 3],
    [playing, 1],
  ])('never plays: %j with %i', (settings, stops) => {
    const state = run([wake, due(60_000)], settings, stops)
    expect(isPlaying(state)).toBe(false)
    expect(state.index).toBe(0)
  })
  test('waits for the next picture 2000 ms at most', () => {
    expect(run([wake, due(5000, false)]).index).toBe(0)
    expect(run([wake, due(5000, false), due(5400)]).index).toBe(1)
    expect(run([wake, due(5000, false), due(6999, false)]).index).toBe(0)
    expect(run([wake, due(5000, false), due(7000, false)]).index).toBe(1)
  })
  test('says when to look again', () => {
    expect(dueIn(run([wake]), 1200)).toBe(3800)
    expect(dueIn(run([wake, due(5000, false)]), 5000)).toBe(2000)
    expect(dueIn(run([wake, held('hover', 10)]), 20)).toBeNull()
  })
})

describe('holds', () => {
  test.each<Hold>(['hover', 'focus', 'hidden', 'away', 'lightbox'])(
    '%s keeps the time that was left',
    (hold) => {
      const events = [wake, held(hold, 3000), due(9000), released(hold, 20_000)]
      expect(run([...events, due(21_999)]).index).toBe(0)
      expect(run([...events, due(22_000)]).index).toBe(1)
    },
  )
  test('the last one to go lets it play', () => {
    const state = run([wake, held('hover', 1), held('focus', 2), released('hover', 3)])
    expect(isPlaying(state)).toBe(false)
    expect(isPlaying(carouselState(state, released('focus', 4)))).toBe(true)
  })
})

describe('the visitor', () => {
  test.each<CarouselEvent>([
    { type: 'paused', at: 100 },
    moved(1, 100),
    moved(-1, 100),
    { type: 'picked', index: 2, at: 100 },
  ])('$type stops it for good', (event) => {
    const state = run([wake, event, held('hover', 200), released('hover', 300)])
    expect(isPlaying(state)).toBe(false)
    expect(state.isStopped).toBe(true)
  })
  test('play goes on under the pointer and the focus that pressed it', () => {
    const state = run([
      wake,
      held('hover', 1),
      held('focus', 2),
      { type: 'paused', at: 3 },
      { type: 'played', at: 4 },
    ])
    expect(isPlaying(state)).toBe(true)
    expect(isPlaying(carouselState(state, held('hover', 5)))).toBe(false)
  })
  test('play does not override a hidden tab or an open lightbox', () => {
    const state = run([wake, held('lightbox', 1), { type: 'paused', at: 2 }, { type: 'played', at: 3 }])
    expect(isPlaying(state)).toBe(false)
  })
  test('goes round both ways and says which', () => {
    expect(run([moved(-1, 0)])).toMatchObject({ index: 2, by: -1, turn: 1 })
    expect(run([moved(1, 0), moved(1, 0), moved(1, 0)])).toMatchObject({ index: 0, by: 1, turn: 3 })
  })
})

test('what follows the visitor through the lightbox plays on from there', () => {
  const events = [wake, held('lightbox', 1000), { type: 'followed', index: 2, at: 2000 } as const]
  const state = run([...events, released('lightbox', 3000)])
  expect(state).toMatchObject({ index: 2, by: 0, isStopped: false })
  expect(isPlaying(state)).toBe(true)
  expect(dueIn(state, 3000)).toBe(5000)
})

test.each(['followed', 'picked'] as const)('a slide that is %s beyond the last stop shows there', (type) => {
  expect(run([{ type, index: 2, at: 0 }], playing, 2)).toMatchObject({ index: 1 })
})

test('new settings count at once', () => {
  const state = run([wake, { type: 'configured', settings: { autoplay: false, interval: 5000 }, at: 1000 }])
  expect(isPlaying(state)).toBe(false)
  const faster = { autoplay: true, interval: 3000 }
  expect(dueIn(run([wake, { type: 'configured', settings: faster, at: 1000 }]), 1000)).toBe(2000)
})

test('fewer stops bring it back to the first', () => {
  expect(run([moved(-1, 0), { type: 'measured', stops: 2, at: 0 }])).toMatchObject({ index: 0, stops: 2 })
})

const anyEvent = fc.oneof(
  fc.record({
    type: fc.constantFrom('held' as const, 'released' as const),
    hold: fc.constantFrom<Hold>('asleep', 'hover', 'focus', 'hidden', 'away', 'lightbox'),
  }),
  fc.record({ type: fc.constantFrom('paused' as const, 'played' as const) }),
  fc.record({
    type: fc.constant('configured' as const),
    settings: fc.record({ autoplay: fc.boolean(), interval: fc.constantFrom(3000, 9000) }),
  }),
  fc.record({ type: fc.constant('moved' as const), by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ type: fc.constant('due' as const), isNextLoaded: fc.boolean() }),
)

test('whatever happens: a valid slide, and a clock that runs exactly while it plays', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyEvent, fc.nat(4000))),
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      (happenings, stops, autoplay) => {
        let at = 0
        let state: CarouselState = firstState(stops, { autoplay, interval: 3000 })
        for (const [happening, later] of happenings) {
          at += later
          state = carouselState(state, { ...happening, at })
          expect(state.index).toBeGreaterThanOrEqual(0)
          expect(state.index).toBeLessThan(stops)
          expect(state.since !== null).toBe(isPlaying(state))
          expect(dueIn(state, at) !== null).toBe(isPlaying(state))
        }
      },
    ),
  )
})
