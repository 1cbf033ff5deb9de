import { describe, expect, test } from 'vitest'
import { makeRecord, makeService, makeSlot } from '../testing/fixtures.ts'
import { plainEntry } from './entry.ts'
import { landing, pathToResume } from './flow.ts'
import { linkOf, type BookingBase } from './home.ts'

const base: BookingBase = { prefix: 'services', id: 'orchard-light-minis' }
const terms = { service: makeService(), entry: plainEntry }

test('links of the visitor’s own are told from the plain ones, a reserved one by its time', () => {
  const slot = makeSlot()
  expect(linkOf(base, slot)).toBeNull()
  expect(linkOf({ prefix: 'slots', id: 's1' }, slot)).toBeNull()
  expect(linkOf({ prefix: 'inquiries', id: 'i1' }, slot)).toEqual({ prefix: 'inquiries', id: 'i1' })
  expect(linkOf({ prefix: 'reserved', id: 's1' }, slot)).toEqual({ prefix: 'reserved', id: 's1' })
  expect(linkOf({ prefix: 'reserved', id: 's2' }, slot)).toBeNull()
})

describe('a booking that was begun by a link of the visitor’s own', () => {
  const pending = { prefix: 'pending', id: 'o1' } as const
  const begun = makeRecord({ link: pending, selectedPackage: 'mini', step: 'questionnaire' })
  const from = (own: BookingBase) => landing({ ...terms, base: own, record: begun, step: 'payments' })

  test('goes on there, whichever page it is resumed at', () => {
    const left = { ...begun, step: 'payments' }
    expect(pathToResume(base, terms, left)).toBe('/pending/o1/payments')
    expect(pathToResume({ prefix: 'inquiries', id: 'i1' }, terms, left)).toBe('/pending/o1/payments')
    expect(pathToResume(pending, terms, left)).toBe('/pending/o1/payments')
    expect(pathToResume(base, terms, { ...left, step: null })).toBe('/pending/o1/select-package')
  })

  test('leads its steps back there from the service’s address, and from another link to what that stands for', () => {
    expect(from(base)).toBe('/pending/o1/payments')
    expect(from({ prefix: 'slots', id: 's1' })).toBe('/pending/o1/payments')
    expect(from({ prefix: 'inquiries', id: 'i1' })).toBe('/inquiries/i1#choose-a-time')
  })
})
