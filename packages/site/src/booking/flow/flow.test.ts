import type { BookingRecord, Order, Step } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { makeAvailability, makeRecord, makeService, makeSlot, withAddons } from '../testing/fixtures.ts'
import { makeOrder } from '../testing/order-fixture.ts'
import { everyQuestion, fiveQuestions, makeQuestionnaire } from '../testing/questionnaire-fixture.ts'
import { plainEntry } from './entry.ts'
import { asksOrder, landing, openInOrder, pathAfter, pathToResume } from './flow.ts'
import type { BookingBase } from './home.ts'

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

  test('leads to the word of a time that is gone, at the service’s own address', () => {
    const gone = {
      ...terms,
      record: makeRecord({ status: null, slot: null }),
      step: 'payments',
      isTimeGone: true,
    } as const
    expect(landing({ ...gone, base })).toBe(`${at}#time-gone`)
    expect(landing({ ...gone, base: { prefix: 'slots', id: 's1' } })).toBe(`${at}#time-gone`)
    expect(landing({ ...gone, base: { prefix: 'inquiries', id: 'i1' } })).toBe('/inquiries/i1#time-gone')
  })

  test('leads to the word of a time that another tab gave up, where it is kept for its guest', () => {
    const letGo = {
      ...terms,
      record: makeRecord({ status: null, slot: null }),
      step: 'payments',
      isLetGo: true,
    } as const
    expect(landing({ ...letGo, base })).toBe(`${at}#time-gone`)
    expect(landing({ ...letGo, base: { prefix: 'slots', id: 's1' } })).toBe(`${at}#time-gone`)
    expect(landing({ ...letGo, base: { prefix: 'reserved', id: 's1' } })).toBe('/reserved/s1')
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

  test('a mini session without a time leads to the times, though it is in progress', () => {
    expect(open(makeRecord({ slot: null }), 'select-package')).toBe(`${at}#choose-a-time`)
    const withoutTime = {
      service: {
        ...service,
        isMiniSession: false,
        options: { ...service.options, isBookingWithoutTime: true },
      },
      entry: plainEntry,
    }
    const record = makeRecord({ slot: null })
    expect(landing({ ...withoutTime, base, record, step: 'select-package' })).toBeNull()
  })

  test('what was booked before under another link leads nowhere from this one', () => {
    const booked = makeRecord({ status: 'BOOKED', holdToken: null, orderId: 'o1' })
    const from = (own: BookingBase) => landing({ ...terms, base: own, record: booked, step: 'payments' })
    expect(from({ prefix: 'pending', id: 'o1' })).toBe('/shoots/o1')
    expect(from({ prefix: 'pending', id: 'o2' })).toBe('/pending/o2#choose-a-time')
    expect(from({ prefix: 'slots', id: 's1' })).toBe('/shoots/o1')
    expect(from({ prefix: 'slots', id: 's2' })).toBe('/slots/s2#choose-a-time')
    expect(from({ prefix: 'reserved', id: 's2' })).toBe('/reserved/s2')
    expect(from({ prefix: 'inquiries', id: 'i2' })).toBe('/inquiries/i2#choose-a-time')
  })

  test('what was booked by an inquiry’s link leads to the Finish page from that link alone', () => {
    const booked = makeRecord({ status: 'BOOKED', holdToken: null, orderId: 'o1', inquiryId: 'i1' })
    const from = (id: string) =>
      landing({ ...terms, base: { prefix: 'inquiries', id }, record: booked, step: 'payments' })
    expect(from('i1')).toBe('/shoots/o1')
    expect(from('i2')).toBe('/inquiries/i2#choose-a-time')
  })

  test('another time of the service is not gone on with as what was prepared', () => {
    const pending = { prefix: 'pending', id: 'o1' } as const
    const entry = { ...plainEntry, source: { orderId: 'o1' } }
    const openAs = (record: BookingRecord) =>
      landing({ service, entry, base: pending, record, step: 'select-package' })
    expect(openAs(makeRecord())).toBe('/pending/o1#choose-a-time')
    expect(openAs(makeRecord({ orderId: 'o1' }))).toBeNull()
    expect(openAs(makeRecord({ link: pending }))).toBeNull()
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

describe('what the order knows', () => {
  const questions = fiveQuestions().slice(0, 1)
  const asking = {
    service: makeService({
      contractTemplates: [{ id: 'agreement', name: 'Session agreement' }],
      questionnaire: { questions },
    }),
    entry: plainEntry,
  }
  const contract = { id: 'agreement', name: 'Session agreement', signedDate: null, countersignedDate: null }
  const unanswered = makeOrder({ signContracts: [contract], questionnaire: makeQuestionnaire({ questions }) })
  const signed = {
    ...unanswered,
    signContracts: [{ ...contract, signedDate: '2030-01-15T10:02:00.000Z' }],
  }
  const answers = [{ id: 'who', contents: ['Anna'] }]
  const answered = { ...signed, questionnaire: makeQuestionnaire({ questions, answers }) }
  const record = makeRecord()
  const availability = makeAvailability({})
  const here = { ...asking, availability, record: makeRecord({ signedContracts: ['agreement'] }) }
  const opened = (order: Order, step: Step) => openInOrder({ ...asking, availability, record }, order, step)

  test('leads to the contract, then to the questions, and no further', () => {
    expect(opened(unanswered, 'payments')).toBe('sign-contract')
    expect(opened(unanswered, 'questionnaire')).toBe('sign-contract')
    expect(opened(signed, 'payments')).toBe('questionnaire')
    expect(opened(answered, 'payments')).toBeUndefined()
    expect(opened(unanswered, 'sign-contract')).toBeUndefined()
  })

  test('is not waited for where the contract was signed in this browser', () => {
    expect(asksOrder(here, 'questionnaire')).toBe(false)
    expect(openInOrder(here, unanswered, 'payments')).toBe('questionnaire')
    expect(openInOrder(here, unanswered, 'questionnaire')).toBeUndefined()
  })

  test('is asked only where a step before depends on it', () => {
    expect(asksOrder({ ...asking, record }, 'payments')).toBe(true)
    expect(asksOrder({ ...asking, record }, 'sign-contract')).toBe(false)
    expect(asksOrder({ ...terms, record }, 'payments')).toBe(false)
    const after = {
      availability,
      entry: plainEntry,
      service: { ...asking.service, contractTemplates: [], isAfterBookingQuestionnaire: true },
      record,
    }
    expect(asksOrder(after, 'payments')).toBe(false)
    expect(openInOrder(after, unanswered, 'payments')).toBeUndefined()
  })
})

test('many questions that the studio lets finish later lead nobody back from paying', () => {
  const questions = everyQuestion()
  const waiting = {
    service: makeService({ questionnaire: { questions } }),
    entry: plainEntry,
    record: makeRecord(),
  }
  const order = (editableUntil: string | null) =>
    makeOrder({ questionnaire: makeQuestionnaire({ questions, answers: [], editableUntil }) })
  const openWith = (mayAnswerLater: boolean, until: string | null) =>
    openInOrder({ ...waiting, availability: makeAvailability({ mayAnswerLater }) }, order(until), 'payments')
  expect(openWith(true, '2030-01-25T15:00:00.000Z')).toBeUndefined()
  expect(openWith(true, null)).toBe('questionnaire')
  expect(openWith(false, '2030-01-25T15:00:00.000Z')).toBe('questionnaire')
})

test('a booking goes on at the step that was left, and begins with the first', () => {
  expect(pathToResume(base, terms, makeRecord({ step: 'your-information' }))).toBe(`${at}/your-information`)
  expect(pathToResume(base, terms, makeRecord())).toBe(`${at}/select-package`)
})

test('a booking that was left at its contracts goes on at the first that is not signed', () => {
  const contractTemplates = [
    { id: 'agreement', name: 'Session agreement' },
    { id: 'release', name: 'Model release' },
  ]
  const asking = { ...terms, service: makeService({ contractTemplates }) }
  const resumed = (signedContracts: string[]) =>
    pathToResume(base, asking, makeRecord({ step: 'sign-contract', signedContracts }))
  expect(resumed([])).toBe(`${at}/sign-contract`)
  expect(resumed(['agreement'])).toBe(`${at}/sign-contract/2`)
  expect(resumed(['agreement', 'release'])).toBe(`${at}/sign-contract`)
})
