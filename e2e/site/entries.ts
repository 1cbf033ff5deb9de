import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isWhole } from './crosses.ts'
import { person } from './step-rule.ts'

export const ENTRY_MINIS = '/services/entry-minis'
/** The links by which a booking is begun, or its date moved. */
export const entries = ['slots', 'reserved', 'offer', 'pending', 'inquiries', 'select-date'] as const
/** What comes between a visitor and the booking. */
export const troubles = ['expired', 'taken', 'two-tabs', 'pressed-twice', 'offline', 'late'] as const
type Entry = (typeof entries)[number]
type Trouble = (typeof troubles)[number]
export type Case = Readonly<{ entry: Entry; trouble: Trouble }>

/** The links that begin a booking. */
export const bookable = entries.filter((entry) => entry !== 'select-date')
const covering: Readonly<Partial<Record<Trouble, Entry>>> = {
  expired: 'reserved',
  'two-tabs': 'slots',
  'pressed-twice': 'offer',
  offline: 'pending',
  late: 'inquiries',
}

/** The links that meet a trouble: with `PROMISES=1` all of them, in an ordinary run each some trouble. */
export const meeting = (trouble: Trouble): readonly Entry[] =>
  isWhole ? bookable : bookable.filter((entry) => covering[trouble] === entry)

const FIRST = 7 * 60
const LENGTH = 10
const HOUR = 60
const padded = (count: number) => String(count).padStart(2, '0')

/** A time that no other test takes; the row below has a second one for who is led to another. */
function minutesOf({ entry, trouble }: Case, row = 0): number {
  const column = entries.indexOf(entry) * troubles.length + troubles.indexOf(trouble)
  return FIRST + (2 * column + row) * LENGTH
}

const clockAt = (minutes: number) => `${padded(Math.floor(minutes / HOUR))}:${padded(minutes % HOUR)}`
const NOON = 12

/** The time as the picker names it. */
export function timeOf(one: Case, row = 0): string {
  const minutes = minutesOf(one, row)
  const hour = Math.floor(minutes / HOUR)
  return `${hour % NOON || NOON}:${padded(minutes % HOUR)} ${hour < NOON ? 'AM' : 'PM'}`
}

export const clockOf = (one: Case): string => clockAt(minutesOf(one))

/** The secret that a link bears. */
export const secretOf = ({ entry, trouble }: Case): string =>
  `${entry}${trouble}`.replaceAll('-', '').padEnd(24, '0')

const slotOf = (one: Case) => ({ date: 'entry-day', at: clockOf(one) })

export const entryService = {
  name: 'Entry minis',
  calendarId: 'entries',
  createdDate: { in: '-30d', at: '09:00' },
  type: 'SINGLE_PACKAGE',
  tax: 'EXCLUDE',
  isMiniSession: true,
  options: { isWaitlistEnabled: true },
  packages: [{ id: 'entry-mini', name: 'Whole', type: 'SINGLE', totalFee: '100.00', shootDuration: LENGTH }],
  questionnaire: { questions: [{ id: 'entry-q', title: 'Who is coming?', type: 'SHORT_TEXT' }] },
  serviceDates: [
    {
      id: 'entry-day',
      location: 'The field',
      plan: {
        day: { in: '30d' },
        first: clockAt(FIRST),
        count: 2 * entries.length * troubles.length,
        length: LENGTH,
      },
    },
  ],
}

const under = (entry: Entry): Case[] => troubles.map((trouble) => ({ entry, trouble }))
const ordered = (status: string | null) => (one: Case) => ({
  id: secretOf(one),
  status,
  service: 'entry-minis',
  package: 'entry-mini',
  customer: person,
  slot: slotOf(one),
})

export const entryPeople = {
  orders: [...under('pending').map(ordered(null)), ...under('select-date').map(ordered('BOOKED'))],
  inquiries: under('inquiries').map((one) => ({
    id: secretOf(one),
    service: 'entry-minis',
    customer: person,
  })),
  waitlist: under('offer').map((one) => ({
    service: 'entry-minis',
    // A list has each address once.
    customer: { ...person, email: `${one.trouble}@people.example` },
    offer: { slot: slotOf(one), until: { in: '1d', at: '12:00' }, token: secretOf(one) },
  })),
  reserved: under('reserved').map((one) => ({ slot: slotOf(one), token: secretOf(one) })),
}

/** A service that is come to by every kind of link, in place of the studio's own people. */
export function writeEntries(folder: string): void {
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  write('services/entry-minis.json', entryService)
  write('people.json', entryPeople)
}
