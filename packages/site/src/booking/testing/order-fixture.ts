import { orderSchema, type Invoice, type Order } from '@bellows/domain'
import { makeQuote, makeSlot } from './fixtures.ts'

export const makeInvoice = (over: Partial<Invoice> = {}): Invoice => ({
  id: 'invoice-1',
  label: '',
  amount: '151.82',
  paymentStatus: 'PENDING',
  paidDate: null,
  isBeingPaid: false,
  method: null,
  milestone: 'DURING_BOOKING',
  isRetainer: true,
  dueDate: '2030-01-15',
  days: 0,
  ...over,
})

const threeInvoices = (): Invoice[] => [
  makeInvoice(),
  makeInvoice({
    id: 'invoice-2',
    amount: '91.10',
    milestone: 'BEFORE_SHOOT_DATE',
    isRetainer: false,
    dueDate: '2030-01-21',
    days: 5,
  }),
  makeInvoice({
    id: 'invoice-3',
    amount: '60.72',
    milestone: 'ON_SHOOT_DATE',
    isRetainer: false,
    dueDate: '2030-01-26',
  }),
]

const howItWorks = [
  {
    title: 'We write to you',
    description: 'Within a day you get a letter with directions, parking and what to wear.',
  },
  { title: 'The day itself', description: 'Come five minutes early. We are under the big tree by the gate.' },
  { title: 'Your pictures', description: 'Two weeks later your gallery is ready to choose from.' },
]

/** An order of the Orchard Light Minis. */
export function makeOrder(over: Partial<Order> = {}): Order {
  return {
    ...orderSchema.parse({
      id: 'order-order-order-order-1',
      reference: '7QK-2M4',
      status: null,
      customer: { firstName: 'Anna', maskedEmail: 'anna@…' },
      service: {
        id: 'orchard',
        slug: 'orchard-light-minis',
        name: 'Orchard Light Minis',
        type: 'MULTI_PACKAGES',
        isMiniSession: true,
        location: 'Miller’s Orchard, Barrington',
        updatedDate: '2029-12-02T00:00:00Z',
      },
      serviceSlug: 'orchard-light-minis',
      package: { id: 'mini', name: 'Mini', shootDuration: 20 },
      addons: [{ id: 'more', name: '5 more images', quantity: 1 }],
      slot: makeSlot({ status: 'BOOKING' }),
      shoots: [{ id: 'shoot-1', shootTime: '2030-01-26T15:00:00Z', duration: 20 }],
      quote: makeQuote(),
      invoices: threeInvoices(),
      dueNow: '151.82',
      paid: '0.00',
      left: '303.64',
      signContracts: [],
      questionnaire: null,
      howItWorks,
      serverNow: '2030-01-15T10:00:00Z',
    }),
    ...over,
  }
}
