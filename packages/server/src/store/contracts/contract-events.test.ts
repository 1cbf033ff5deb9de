import { expect, test } from 'vitest'
import { isChainWhole, nextEvent, type ContractEvent } from './contract-events.ts'
import { contractText, fillContract, type MergeValues } from './merge-fields.ts'

const signed = nextEvent(undefined, {
  kind: 'SIGNED',
  at: '2026-01-01T10:00:00.000Z',
  payload: { name: 'Ann', body: 'f00' },
})
const countersigned = nextEvent(signed, {
  kind: 'COUNTERSIGNED',
  at: '2026-01-02T10:00:00.000Z',
  payload: { name: 'Maren' },
})
const chain = [signed, countersigned]

const changed = (event: Partial<ContractEvent>, index: number) =>
  chain.map((one, at) => (at === index ? { ...one, ...event } : one))

test('a chain is whole until any part of it is changed', () => {
  expect(isChainWhole(chain)).toBe(true)
  expect(isChainWhole(changed({ at: '2026-01-01T10:00:00.001Z' }, 0))).toBe(false)
  expect(isChainWhole(changed({ payload: { name: 'Anne', body: 'f00' } }, 0))).toBe(false)
  expect(isChainWhole(changed({ kind: 'SUPERSEDED' }, 1))).toBe(false)
  expect(isChainWhole([countersigned])).toBe(false)
})

const blank: MergeValues = {
  client: '',
  email: '',
  phone: '',
  studio: '',
  service: '',
  package: '',
  date: '',
  time: '',
  duration: '',
  location: '',
  fee: '',
  retainer: '',
  payments: 'The whole price, $100.00, is due with the booking.',
  today: '',
  reference: '',
}

test('fields are filled in escaped and bold, in an address plain; unknown ones stay', () => {
  const values = { ...blank, client: 'Ann <b>&</b>' }
  expect(fillContract('<p>{{client}} {{ client }} {{nobody}}</p>', values)).toBe(
    '<p><strong>Ann &lt;b&gt;&amp;&lt;/b&gt;</strong> <strong>Ann &lt;b&gt;&amp;&lt;/b&gt;</strong> {{nobody}}</p>',
  )
  expect(fillContract('<a href="/{{client}}">x</a>', { ...blank, client: 'ann' })).toBe(
    '<a href="/ann">x</a>',
  )
})

test('what every object knows by name is no field', () => {
  const body = '<p>{{constructor}} {{toString}} {{__proto__}}</p>'
  expect(fillContract(body, blank)).toBe(body)
})

test('every text names its booking once, so that no two are alike', () => {
  const values = { ...blank, reference: '7QK-2M4' }
  expect(contractText('<p>x</p>', values, 'Booking {{reference}}')).toBe(
    '<p>x</p>\n<p>Booking <strong>7QK-2M4</strong></p>',
  )
  expect(contractText('<p>{{reference}}</p>', values, 'Booking {{reference}}')).toBe(
    '<p><strong>7QK-2M4</strong></p>',
  )
})
