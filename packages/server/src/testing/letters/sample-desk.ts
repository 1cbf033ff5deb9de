import { invoiceSchema, orderSchema, type Invoice, type Language, type Order } from '@bellows/domain'
import * as z from 'zod/mini'
import type { Desk, DeskOrder } from '../../mail/letters/desk.ts'
import { sampleBusiness, sampleSettings } from './sample-studio.ts'
import { sampleWords } from './sample-words.ts'

const ORDER = 'order-order-order-order-1'
const START = '2030-05-18T22:40:00.000Z'
const NOW = '2030-05-11T15:00:00.000Z'

/** What the sample letters are about, for any kind of message. */
export const samplePayload = {
  orderId: ORDER,
  inquiryId: 'inquiry',
  contractId: 'contract',
  slotId: 'slot-slot-slot',
  until: '2030-05-12T15:00:00.000Z',
  path: '/reserved/slot-slot-slot#secret-secret',
}

export const sampleInvoice = (over: Partial<Invoice> = {}): Invoice => ({
  ...z.parse(invoiceSchema, {
    id: 'invoice-1',
    amount: '151.82',
    paymentStatus: 'PENDING',
    milestone: 'DURING_BOOKING',
    isRetainer: true,
    dueDate: '2030-05-14',
  }),
  ...over,
})

function sampleOrder(language: Language, over: Partial<Order>): Order {
  const words = sampleWords[language]
  const order = z.parse(orderSchema, {
    id: ORDER,
    reference: '7QK-2M4',
    status: 'BOOKED',
    customer: { firstName: 'Anna', maskedEmail: 'a…@…' },
    service: {
      id: 'orchard',
      slug: 'orchard',
      name: words.service,
      image: { url: '/media/orchard.jpg', alt: words.picture, width: 1920, height: 1280 },
      type: 'MULTI_PACKAGES',
      isMiniSession: true,
      location: words.place,
      updatedDate: NOW,
    },
    serviceSlug: 'orchard',
    package: { id: 'mini', name: words.package, shootDuration: 20 },
    addons: [{ id: 'more', name: words.addon, quantity: 2 }],
    slot: null,
    shoots: [{ id: 'shoot-1', shootTime: START, duration: 20, location: words.place }],
    quote: {
      currency: words.currency,
      lines: [
        { kind: 'package', label: words.package, quantity: 1, amount: '195.00' },
        { kind: 'discount', label: '', quantity: 1, amount: '-19.50', percent: 10 },
        { kind: 'addon', label: words.addon, quantity: 2, amount: '80.00' },
        { kind: 'premium', label: '', quantity: 1, amount: '25.00' },
      ],
      subtotal: '280.50',
      tax: { label: words.tax, rate: 8.25, amount: '23.14', isIncluded: false },
      total: '303.64',
      dueToday: '151.82',
      laterCount: 1,
    },
    invoices: [
      sampleInvoice({ dueDate: '2030-05-11' }),
      sampleInvoice({ id: 'invoice-2', isRetainer: false, dueDate: '2030-05-18' }),
    ],
    dueNow: '151.82',
    paid: '0.00',
    left: '303.64',
    signContracts: [],
    questionnaire: {
      questions: [{ id: 'who', title: words.question, type: 'SHORT_TEXT' }],
      answers: [],
      editableUntil: '2030-05-17T22:40:00.000Z',
    },
    howItWorks: [],
    isReschedulable: true,
    serverNow: NOW,
  })
  return { ...order, ...over }
}

function deskOrder(language: Language, over: Partial<Order>): DeskOrder {
  const { client } = sampleWords[language]
  const order = sampleOrder(language, over)
  const contact = { fullName: client, email: 'anna@people.example', phone: '+1 555 010 0300' }
  const stored = { id: order.id, contact, confirmedAt: new Date(NOW), shootStart: new Date(START) }
  const business = sampleBusiness(language)
  return {
    facts: { business, settings: sampleSettings(language), order: stored, invoices: order.invoices },
    order,
  }
}

const signature = (title: string) => ({
  id: 'contract',
  templateId: 'agreement',
  templateVersion: 'v1',
  termsVersion: 1,
  title,
  body: '<p>…</p>',
  bodySha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  consent: '',
  signedName: 'Anna Keller',
  signatureKind: 'TYPED' as const,
  signature: '',
  signedAt: new Date(NOW),
  countersignedName: 'Maren Alder',
  countersignedAt: new Date('2030-05-11T16:30:00.000Z'),
})

/** Samples in place of the database; `over` is how the order stands. */
export function sampleDesk(language: Language, over: Partial<Order> = {}): Desk {
  const words = sampleWords[language]
  const order = deskOrder(language, over)
  const answers = [
    { title: words.question, contents: [words.answer] },
    { title: words.message[0], contents: [words.message[1]] },
  ]
  return {
    order: async () => order,
    signatures: async () => [signature(words.contract)],
    inquiry: async () => ({
      business: order.facts.business,
      settings: order.facts.settings,
      contact: order.facts.order.contact,
      answers,
      service: words.service,
    }),
    offeredStart: async () => new Date(START),
  }
}
