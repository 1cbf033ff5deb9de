import type { BookingRecord, Step } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { makeRecord, makeService, makeSlot, withAddons } from '../testing/fixtures.ts'
import { plainEntry } from './entry.ts'
import { landing, pathAfter, pathToResume, type BookingBase } from './flow.ts'

const base: BookingBase = { prefix: 'services', id: 'orchard-light-minis' }
const service = makeService()
const terms = { service, entry: plainEntry }
const at = '/services/orchard-light-minis'

describe('the step after', () => {
  test.each([
    [undefined, 'select-package'],
    ['select-package', 'select-addons'],
    ['select-addons', 'your-information'],
    ['your-information', 'payments'],
  ] as const)('%s is %s', (step, next) => {
    expect(pathAfter(base, { ...terms, service: withAddons() }, step)).toBe(`${at}/${next}`)
  })

  test('passes over what the service does not need', () => {
    expect(pathAfter(base, terms, 'select-package')).toBe(`${at}/your-information`)
  })
})

const open = (record: BookingRecord | null, step: Step) => landing({ ...terms, base, record, step })

describe('opening a step by its address', () => {
  const chosen = makeRecord({ selectedPackage: 'mini' })
  test('shows it where the booking stands', () => {
    expect(open(makeRecord(), 'select-package')).toBeNull()
    expect(open(chosen, 'your-information')).toBeNull()
    expect(open({ ...chosen, orderId: 'o1' }, 'payments')).toBeNull()
  })

  test('leads to the service’s times without a hold', () => {
    const times = `${at}#choose-a-time`
    expect(open(null, 'select-package')).toBe(times)
    expect(open(makeRecord({ status: null }), 'select-package')).toBe(times)
    expect(open(makeRecord({ serviceId: 'family' }), 'select-package')).toBe(times)
  })

  test('leads to what was not answered yet', () => {
    expect(open(makeRecord(), 'payments')).toBe(`${at}/select-package`)
    expect(open(chosen, 'payments')).toBe(`${at}/your-information`)
  })

  test('leads on where there is nothing to decide', () => {
    expect(open(chosen, 'select-addons')).toBe(`${at}/your-information`)
  })

  test('leads to the Finish page once it is booked', () => {
    const booked = makeRecord({ status: 'BOOKED', holdToken: null, orderId: 'o1' })
    expect(open(booked, 'payments')).toBe('/shoots/o1')
  })

  test('under a time’s own address only that time counts', () => {
    const slots: BookingBase = { prefix: 'slots', id: 's2' }
    expect(landing({ ...terms, base: slots, record: makeRecord(), step: 'select-package' })).toBe(
      '/slots/s2#choose-a-time',
    )
    const held = makeRecord({ slot: makeSlot({ id: 's2' }) })
    expect(landing({ ...terms, base: slots, record: held, step: 'select-package' })).toBeNull()
  })
})

test('a booking goes on at the step that was left, and begins with the first', () => {
  expect(pathToResume(base, terms, makeRecord({ step: 'your-information' }))).toBe(`${at}/your-information`)
  expect(pathToResume(base, terms, makeRecord())).toBe(`${at}/select-package`)
})
