import type { AnyRouteMatch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { business } from '../testing/fake-studio.ts'
import { bookingHead } from './booking-head.ts'

const matchesOf = (params: Record<string, string>) =>
  [
    { params: {}, loaderData: { business } },
    { params, loaderData: { service: { name: 'Minis', contractTemplates: [] } } },
    { params },
  ] as unknown as AnyRouteMatch[]

const titleOf = (loaderData: string, params: Record<string, string>) =>
  bookingHead({ loaderData, matches: matchesOf(params) }).meta.map(({ title }) => title)

test.each([
  ['Slot {{slotId}}', { slotId: 'am-1' }, 'Slot am-1'],
  [
    'Order {{orderId}} · Invoice {{invoiceId}}',
    { orderId: 'o-1', invoiceId: 'i-7' },
    'Order o-1 · Invoice i-7',
  ],
  ['Inquiry {{inquiryId}} · {{orderId}}', { inquiryId: 'q-1' }, 'Inquiry q-1'],
  [
    '{{serviceName}}{{slug}} · {{businessName}}',
    { slug: 'minis', businessName: 'x' },
    `Minis · ${business.businessName}`,
  ],
])('%s is filled with what the address and the studio name', (template, params, title) => {
  expect(titleOf(template, params)).toEqual([title])
})
