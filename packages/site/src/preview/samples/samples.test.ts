import { orderContractSchema, orderSchema } from '@bellows/domain'
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { business } from '../../testing/fake-studio.ts'
import { sampleApi } from './sample-api.ts'
import { SAMPLE_ORDER, sampleOf, sampleState } from './sample-booking.ts'
import { sampleContract, sampleOrder } from './sample-order.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const sample = sampleOf({ i18n, business, now: Date.parse('2030-01-15T10:00:00Z') })
const unasked = () => Promise.reject(new Error('The network was asked'))

test.each([null, 'BOOKED'] as const)('the sample order is one, with status %s', (status) => {
  const order = sampleOrder(sample, status)
  expect(orderSchema.parse(order)).toEqual(order)
  expect(order.invoices.map(({ amount }) => amount)).toEqual(['138.02', '138.02'])
})

test('so is the contract', () => {
  expect(orderContractSchema.parse(sampleContract(sample))).toEqual(sampleContract(sample))
})

test('its API answers without a network, and reckons what is chosen', async () => {
  const fetch = sampleApi(sample, unasked)
  const { data } = (await (await fetch(`/api/public/orders/${SAMPLE_ORDER}`)).json()) as { data: unknown }
  expect(data).toMatchObject({ id: SAMPLE_ORDER, status: null })
  const body = JSON.stringify({ packageId: 'long', addons: [] })
  const held = await fetch('/api/public/bookings/sample-0/hold-slot', { method: 'PATCH', body })
  const { data: state } = (await held.json()) as { data: { quote: { total: string } } }
  expect([sampleState(sample).quote?.total, state.quote.total]).toEqual(['276.04', '297.69'])
  await expect(fetch('/api/public/services')).rejects.toThrow('The network was asked')
})
