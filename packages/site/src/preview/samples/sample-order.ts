import {
  dayOf,
  fromMinor,
  instalments,
  orderSchema,
  toMinor,
  type Order,
  type OrderContract,
  type OrderStatus,
} from '@bellows/domain'
import { msg } from '@lingui/core/macro'
import type * as z from 'zod/mini'
import { SAMPLE_ORDER, sampleChoice, sampleQuote, type Sample } from './sample-booking.ts'
import { SAMPLE_CONTRACT } from './sample-service.ts'

function invoicesOf({ terms, service, slot }: Sample, total: string) {
  const { currency } = terms.business.paymentSetup
  const zone = terms.business.timeZone
  const [chosen] = service.packages
  if (!chosen) return []
  const days = { today: dayOf(terms.now, zone), shootDay: dayOf(Date.parse(slot.startTime), zone) }
  return instalments(toMinor(total, currency), chosen, { currency, ...days }).map((part, index) => ({
    id: `sample-invoice-${index}`,
    amount: part.fee,
    paymentStatus: 'PENDING' as const,
    milestone: part.milestone,
    isRetainer: part.isRetainer,
    dueDate: part.dueDate,
    days: part.days,
  }))
}

/** The order of the sample booking; without a status it is not confirmed yet. */
export function sampleOrder(sample: Sample, status: OrderStatus | null): Order {
  const { terms, service, slot } = sample
  const { i18n } = terms
  const quoted = sampleQuote(sample, sampleChoice)
  const [chosen] = service.packages
  const order: z.input<typeof orderSchema> = {
    id: SAMPLE_ORDER,
    reference: 'SAM-PLE',
    status,
    customer: { firstName: 'Anna', maskedEmail: 'anna@…' },
    service: {
      id: service.id,
      slug: service.slug,
      name: service.name,
      type: service.type,
      isMiniSession: true,
      location: service.location,
      updatedDate: service.updatedDate,
    },
    serviceSlug: service.slug,
    package: chosen ? { id: chosen.id, name: chosen.name, shootDuration: chosen.shootDuration } : null,
    addons: service.addons.slice(0, 1).map(({ id, name }) => ({ id, name, quantity: 1 })),
    slot,
    shoots: [{ id: 'sample-shoot', shootTime: slot.startTime, duration: slot.duration }],
    quote: quoted,
    invoices: invoicesOf(sample, quoted.total),
    dueNow: quoted.dueToday,
    paid: fromMinor(0, terms.business.paymentSetup.currency),
    left: quoted.total,
    signContracts: [],
    questionnaire: null,
    howItWorks: [
      {
        title: i18n._(msg`We write to you`),
        description: i18n._(msg`A sample of what happens next; your own words will stand here.`),
      },
    ],
    serverNow: new Date(terms.now).toISOString(),
  }
  return orderSchema.parse(order)
}

/** The contract of the sample booking, not signed. */
export const sampleContract = ({ terms: { i18n } }: Sample): OrderContract => ({
  id: SAMPLE_CONTRACT,
  name: i18n._(msg`Sample agreement`),
  number: 1,
  count: 1,
  body: `<p>${i18n._(msg`This is a sample. The text of your own contract will stand here, with its fields filled in.`)}</p>`,
  fingerprint: '0'.repeat(64),
  termsVersion: 1,
  consent: i18n._(msg`I agree to sign electronically.`),
  signature: null,
  supersededDate: null,
  nextId: SAMPLE_CONTRACT,
  asksGuardian: false,
  asksDrawing: false,
  changes: [],
  isRewritten: false,
})
