import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  idleSession,
  session,
  sessionNotice,
  spokenMinutes,
  timeLeft,
  type Session,
  type SessionEvent,
} from './session.ts'

const MINUTE = 60_000
const end = 15 * MINUTE
const held: SessionEvent = { type: 'held', lockoutEnd: end, extensionsLeft: 2 }
const after = (...events: SessionEvent[]): Session => events.reduce(session, idleSession)

test.each([
  ['in the middle', [after(held), end - MINUTE - 1], { kind: 'none' }],
  [
    '60 s before the end',
    [after(held), end - MINUTE],
    { kind: 'prompt', secondsLeft: 60, isExtendable: true },
  ],
  ['just before the end', [after(held), end - 1], { kind: 'prompt', secondsLeft: 1, isExtendable: true }],
  ['at the end', [after(held), end], { kind: 'expired' }],
  ['declined', [after(held, { type: 'declined' }), end - 1], { kind: 'none' }],
  ['declined, then over', [after(held, { type: 'declined' }), end], { kind: 'expired' }],
  ['booked', [after(held, { type: 'booked' }), end], { kind: 'none' }],
  ['reset', [after(held, { type: 'reset' }), end], { kind: 'none' }],
  ['never held', [idleSession, end], { kind: 'none' }],
  ['paying at the end', [after(held, { type: 'paymentStarted' }), end], { kind: 'none' }],
  [
    'paid in vain',
    [after(held, { type: 'paymentStarted' }, { type: 'paymentEnded' }), end],
    { kind: 'expired' },
  ],
] as const)('%s', (_, [state, now], notice) => {
  expect(sessionNotice(state, now)).toEqual(notice)
})

test('holding the same slot again changes nothing, another hold begins anew', () => {
  const state = after(held, { type: 'declined' }, held)
  expect(sessionNotice(state, end - 1)).toEqual({ kind: 'none' })
  const other = session(state, { ...held, lockoutEnd: end + MINUTE })
  expect(sessionNotice(other, end + MINUTE - 1)).toMatchObject({ kind: 'prompt' })
})

test('an extension moves the end, sets addedTime and asks again before the new end', () => {
  const longer = 30 * MINUTE
  const state = after(held, { type: 'declined' }, { type: 'extended', lockoutEnd: longer, extensionsLeft: 0 })
  expect(state).toMatchObject({ lockoutEnd: longer, addedTime: longer })
  expect(sessionNotice(state, end)).toEqual({ kind: 'none' })
  expect(sessionNotice(state, longer - MINUTE)).toEqual({
    kind: 'prompt',
    secondsLeft: 60,
    isExtendable: false,
  })
})

test.each([
  [0, { unit: 'minutes', minutes: 15 }],
  [1, { unit: 'minutes', minutes: 15 }],
  [3 * MINUTE, { unit: 'minutes', minutes: 12 }],
  [13 * MINUTE, { unit: 'minutes', minutes: 2 }],
  [13 * MINUTE + 20_000, { unit: 'seconds', minutes: 1, seconds: 40, isExtendable: true }],
  [end - 1, { unit: 'seconds', minutes: 0, seconds: 1, isExtendable: true }],
  [end, null],
])('after %i ms the timer shows', (now, left) => {
  expect(timeLeft(after(held), now)).toEqual(left)
})

test('the timer speaks at five and two minutes, once each', () => {
  const spoken: number[] = []
  for (let now = 0; now < end; now += 7000)
    spoken.push(...[spokenMinutes(after(held), now - 7000, now) ?? []].flat())
  expect(spoken).toEqual([5, 2])
  expect(spokenMinutes(idleSession, 0, end)).toBeNull()
})

test('whatever happens, a booked session stays silent and an ended hold does not come back by itself', () => {
  const event = fc.constantFrom<SessionEvent>(
    { type: 'declined' },
    { type: 'paymentStarted' },
    { type: 'paymentEnded' },
  )
  fc.assert(
    fc.property(fc.array(event), fc.integer({ min: 0, max: 60 * MINUTE }), (events, now) => {
      expect(sessionNotice(after(held, ...events, { type: 'booked' }), now).kind).toBe('none')
      const late = sessionNotice(after(held, ...events, { type: 'paymentEnded' }), end + now)
      expect(late.kind).toBe('expired')
    }),
  )
})
