import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SERVICES_MAX } from '../store/services/read-services.ts'
import { folderNotices } from './folder-notices.ts'
import { serviceFileSchema } from './folder-schemas.ts'

const offered = { id: 'basic', name: 'Basic', type: 'SINGLE', totalFee: '195.00', shootDuration: 20 }
const folder = {
  studio: { builderOrigins: [], paymentSetup: { currency: 'USD', currencySymbol: '$' } },
  pages: [],
  theme: { headers: [], footers: [], menuItems: [] },
}
const said = (more: object) => {
  const read = z.parse(serviceFileSchema, { name: 'Minis', type: 'MULTI_PACKAGES', tax: 'EXCLUDE', ...more })
  return folderNotices({ ...folder, services: [{ ...read, id: 'minis', slug: 'minis' }] })
}
const planned = (more: object) => ({
  serviceDates: [{ id: 'one', plan: { day: '2030-01-26', first: '22:00', length: 20, gap: 5, ...more } }],
})
const open = (...availableSchedules: object[]) => ({ availableSchedules })
const paid = (paymentSetup: object[], more: object = {}) => ({
  packages: [{ ...offered, paymentSetup, ...more }],
})
const weekday = { weekday: 1, from: '09:00', to: '12:00' }
const date = '2030-01-26'
const none = { milestone: 'DURING_BOOKING', percent: 0 }
const later = { milestone: 'BEFORE_SHOOT_DATE', percent: 50 }

test.each<[string, object, string]>([
  [
    'slots beyond midnight',
    planned({ count: 6, breaks: [{ from: '22:30', minutes: 15 }] }),
    'serviceDates.0.plan.count: 4 of 6 slots end before midnight',
  ],
  [
    'overlapping windows of a weekday',
    open(weekday, { ...weekday, weekday: 2 }, { ...weekday, from: '11:30', to: '17:00' }),
    'availableSchedules.2: it overlaps availableSchedules.0',
  ],
  [
    'overlapping windows of one day',
    open({ date, windows: [weekday, { from: '08:00', to: '20:00' }] }),
    'availableSchedules.0.windows.1: it overlaps availableSchedules.0.windows.0',
  ],
  [
    'a day that is closed and open',
    open({ date, windows: [] }, { date, windows: [weekday] }),
    'availableSchedules.1: 2030-01-26 is there twice',
  ],
  [
    'a first part of nothing',
    paid([none, later, later]),
    'packages.0.paymentSetup.0: nothing is due at booking',
  ],
  [
    'nothing at first, the rest on the day',
    paid([{ milestone: 'DURING_BOOKING', amount: '0.00' }], { milestone: 'ON_SHOOT_DATE' }),
    'packages.0.paymentSetup.0: nothing is due at booking',
  ],
  ['nothing at all', paid([none]), 'packages.0.paymentSetup.0: no other part takes the rest, so all'],
])('%s may not be meant, and is told with its place', (_, more, message) => {
  expect(said(more)).toEqual([expect.stringContaining(`services/minis.json at ${message}`)])
})

test.each<[string, object]>([
  ['slots that end at midnight', planned({ first: '23:00', count: 3, gap: 0 })],
  ['slots that an end cuts', planned({ end: '23:00', count: 9 })],
  [
    'overlapping breaks',
    planned({
      count: 2,
      breaks: [
        { from: '22:30', minutes: 15 },
        { from: '22:40', minutes: 20 },
      ],
    }),
  ],
  ['windows that touch', open(weekday, { ...weekday, from: '12:00', to: '17:00' })],
  ['a first part of something', paid([{ ...none, percent: 10 }, later])],
  ['a price of nothing', paid([none, later], { totalFee: '0.00' })],
  ['a part of nothing beside one that is due at booking', paid([none, { ...none, percent: 30 }, later])],
  ['what is not offered any more', paid([none, later], { isOffered: false })],
])('%s is as it says', (_, more) => {
  expect(said(more)).toEqual([])
})

test('services beyond those that lists show are told', () => {
  const read = z.parse(serviceFileSchema, { name: 'Minis', type: 'MULTI_PACKAGES', tax: 'EXCLUDE' })
  const named = (isPublished: boolean) => (_: unknown, index: number) => {
    const name = `${isPublished ? 'listed' : 'hidden'}-${index}`
    return { ...read, id: name, slug: name, isPublished }
  }
  const hidden = Array.from({ length: 9 }, named(false))
  const saidOf = (count: number) =>
    folderNotices({ ...folder, services: [...hidden, ...Array.from({ length: count }, named(true))] })
  expect(saidOf(SERVICES_MAX)).toEqual([])
  expect(saidOf(SERVICES_MAX + 1)).toEqual([
    `services: ${SERVICES_MAX + 1} are published, and lists and forms show the first ${SERVICES_MAX} of them by position`,
  ])
})
