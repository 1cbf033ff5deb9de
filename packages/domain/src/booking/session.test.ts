import { MINUTE } from '../time/spans.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotSchema } from '../entities/slot.ts'
import {
  HOLD_MINUTES,
  reachedMark,
  sessionOf,
  spokenMinutes,
  timeLeft,
  type SessionFacts,
} from './session.ts'

const HELD_AT = Date.parse('2030-01-15T10:00:00Z')
const end = HELD_AT + HOLD_MINUTES * MINUTE
const iso = (instant: number) => new Date(instant).toISOString()

const slot = slotSchema.parse({
  id: 's1',
  startTime: '2030-01-26T15:00:00Z',
  endTime: '2030-01-26T15:20:00Z',
  duration: 20,
  status: 'BOOKING',
  lockoutEnd: iso(end),
})
const record = { status: 'BOOKING' as const, holdToken: 'token', slot, addedTime: null }
const mine = { lockoutEnd: iso(end), extensionsLeft: 2, isHeldByYou: true }
const another = { lockoutEnd: null, extensionsLeft: 0, isHeldByYou: false }

const facts = (over: Partial<SessionFacts> = {}): SessionFacts => ({
  record,
  answer: mine,
  declined: null,
  isPaying: false,
  ...over,
})
const held = (secondsLeft: number, over = {}) => ({
  kind: 'held' as const,
  secondsLeft,
  isExtendable: true,
  isPrompting: false,
  ...over,
})
const nothing = { kind: 'none' }
const expired = { kind: 'expired' }
const taken = { kind: 'taken', startTime: slot.startTime }
const longer = iso(end + 15 * MINUTE)

test.each<[string, Partial<SessionFacts>, readonly [now: number, session: unknown]]>([
  ['without a record', { record: null }, [HELD_AT, nothing]],
  ['before the server has answered', { answer: null }, [end, nothing]],
  ['right after the hold', {}, [HELD_AT, held(900)]],
  ['a moment later', {}, [HELD_AT + 1, held(900)]],
  ['a second later', {}, [HELD_AT + 1000, held(899)]],
  ['just over a minute before the end', {}, [end - MINUTE - 1, held(61)]],
  ['a minute before the end', {}, [end - MINUTE, held(60, { isPrompting: true })]],
  ['just before the end', {}, [end - 1, held(1, { isPrompting: true })]],
  ['at the end', {}, [end, expired]],
  ['long after', {}, [end + 90 * MINUTE, expired]],
  ['declined', { declined: iso(end) }, [end - MINUTE, held(60)]],
  ['declined, then over', { declined: iso(end) }, [end, expired]],
  [
    'declined, then extended',
    { declined: iso(end), answer: { ...mine, lockoutEnd: longer } },
    [end + 14 * MINUTE, held(60, { isPrompting: true })],
  ],
  [
    'at the limit of extensions',
    { answer: { ...mine, extensionsLeft: 0 } },
    [end - 1000, held(1, { isExtendable: false, isPrompting: true })],
  ],
  ['paying', { isPaying: true }, [end - MINUTE, held(60, { isPrompting: true })]],
  ['paying at the end', { isPaying: true }, [end, nothing]],
  ['paid in vain', { isPaying: false }, [end, expired]],
  ['booked', { record: { ...record, status: 'BOOKED', holdToken: null } }, [end, nothing]],
  ['given up', { record: { ...record, status: null, slot: null } }, [end, nothing]],
  ['another’s, before its time was up', { answer: another }, [end - 1, taken]],
  ['another’s, once its time was up', { answer: another }, [end, expired]],
  [
    'another’s, within the added time',
    { answer: another, record: { ...record, addedTime: longer } },
    [end, taken],
  ],
  ['deleted', { answer: 'gone' }, [HELD_AT, taken]],
  ['deleted while paying', { answer: 'gone', isPaying: true }, [HELD_AT, nothing]],
  [
    'without time',
    { record: { ...record, slot: null }, answer: { ...mine, lockoutEnd: null } },
    [end, nothing],
  ],
  [
    'without time, and no longer known',
    { record: { ...record, slot: null }, answer: another },
    [end, expired],
  ],
])('%s', (_, known, [now, session]) => {
  expect(sessionOf(facts(known), now)).toEqual(session)
})

const leftAt = (now: number) => timeLeft(sessionOf(facts(), now))

test.each([
  ['right after the hold', 0, { unit: 'minutes', minutes: 15 }],
  ['in its first second', 999, { unit: 'minutes', minutes: 15 }],
  ['after three minutes', 3 * MINUTE, { unit: 'minutes', minutes: 12 }],
  ['two minutes before the end', 13 * MINUTE, { unit: 'minutes', minutes: 2 }],
  ['later', 13 * MINUTE + 20_000, { unit: 'seconds', minutes: 1, seconds: 40, isExtendable: true }],
  ['at last', 15 * MINUTE - 1, { unit: 'seconds', minutes: 0, seconds: 1, isExtendable: true }],
  ['at the end', 15 * MINUTE, null],
])('%s the timer shows', (_, after, left) => {
  expect(leftAt(HELD_AT + after)).toEqual(left)
})

function seconds(after: number): number {
  const session = sessionOf(facts(), HELD_AT + after)
  return session.kind === 'held' ? session.secondsLeft : 0
}

test('the time left never says more than the hold lasts, and never grows', () => {
  const moment = fc.integer({ min: 0, max: HOLD_MINUTES * MINUTE })
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      expect(seconds(one)).toBeLessThanOrEqual(HOLD_MINUTES * 60)
      expect(seconds(Math.max(one, other))).toBeLessThanOrEqual(seconds(Math.min(one, other)))
    }),
  )
})

test.each([
  ['is asked for more time in the last', null, [null, 5, 2]],
  ['wanted no more', iso(end), [null, 5, 2, 1]],
] as const)('the timer speaks at five and two minutes, once each, to who %s', (_, declined, spoken) => {
  const marks: (number | null)[] = []
  for (let now = HELD_AT; now < end; now += 7000) {
    const mark = reachedMark(sessionOf(facts({ declined }), now))
    if (mark !== marks.at(-1)) marks.push(mark)
  }
  expect(marks).toEqual(spoken)
  expect(reachedMark({ kind: 'none' })).toBeNull()
})

test.each([
  ['at a mark', held(120), 2],
  ['between the marks, of a page that was just loaded', held(150), 3],
  ['of whoever wants no more time', held(55), 1],
  ['of whoever is asked for more', held(55, { isPrompting: true }), null],
] as const)('the minutes that are said are those that are left: %s', (_, session, said) => {
  expect(spokenMinutes(session)).toBe(said)
})
