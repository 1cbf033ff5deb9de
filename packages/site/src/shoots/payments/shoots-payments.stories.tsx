import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import {
  ORDER_ID as ID,
  PAGE,
  paymentAnswers as answers,
  SETTLE,
} from '../../booking/testing/payment-answers.ts'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { Unscripted } from '../../booking/testing/unscripted.tsx'
import { ShootsPayments } from './shoots-payments.tsx'

const paid = { paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z', method: 'STRIPE' } as const
const [first, second, third] = makeOrder().invoices.map(({ id }) => id)
const invoicesWith = (isPaid: (id: string) => boolean) =>
  makeOrder().invoices.map((invoice) => (isPaid(invoice.id) ? { ...invoice, ...paid } : invoice))
const retained = makeOrder({
  status: 'BOOKED',
  invoices: invoicesWith((id) => id === first),
  paid: '151.82',
  left: '151.82',
})
const two = makeOrder({
  status: 'BOOKED',
  invoices: invoicesWith((id) => id !== third),
  paid: '242.92',
  left: '60.72',
})
const done = makeOrder({ status: 'BOOKED', invoices: invoicesWith(() => true), paid: '303.64', left: '0.00' })
const direct = makeOrder({
  status: 'BOOKED',
  invoices: makeOrder().invoices.map((one) => ({ ...one, method: 'OUTSIDE' as const })),
})
const start = (id: string | undefined) => `POST /api/public/orders/${ID}/invoices/${id}/payments`
const leads = { data: { state: 'OPEN', pageUrl: PAGE, order: retained } }
const card = { order: retained, methods: ['STRIPE', 'PAYPAL'] as const }

/**
 * The payments of a booking that stands: what is paid, what is open, and the way to pay one or all.
 *
 * **When to choose it.** Review it for what a client sees who comes back to pay the rest.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Payments',
  component: ShootsStory,
  args: {
    page: 'payments',
    order: retained,
    answers: answers(card, { [start(second)]: leads }),
    children: <ShootsPayments />,
    go: fn(),
    leave: fn(() => Promise.resolve()),
  },
}
export default meta
type Story = StoryObj<typeof ShootsStory>

/** One by its row, or all of them: each has its own page at the provider's. */
export const TwoOpen: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: /^Pay ?: On the day/ })).toHaveAttribute(
      'href',
      `/shoots/${ID}/payments/${third}`,
    )
    await expect(canvas.getByText(/^Each of the 2 payments has its own page/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all: $151.82' }))
    await waitFor(() =>
      expect(args.leave).toHaveBeenCalledWith(PAGE, { payment: 'cancelled', method: 'STRIPE' }),
    )
  },
}

/** Also who told Checkout to pay the studio directly may pay all at once, and finds how to pay directly beside it. */
export const ToldDirectly: Story = {
  args: { order: direct, answers: answers({ order: direct, methods: ['STRIPE', 'OUTSIDE'] }, {}) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay all: $303.64' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay the studio directly' }))
    await canvas.findByText(/^How to pay: /)
    await expect(canvas.queryByRole('button', { name: /^Pay all/ })).toBeNull()
  },
}

/** Back from a card's page unpaid, the card is still chosen, whatever was said at Checkout. */
export const BackFromCard: Story = {
  args: {
    order: direct,
    parameters: { payment: 'cancelled', method: 'STRIPE' },
    answers: answers(
      { order: direct, methods: ['STRIPE', 'OUTSIDE'] },
      { [SETTLE]: { status: 402, error: 'payment_declined', message: 'Declined.' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Card' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: /^Pay all/ })).toBeVisible()
  },
}

/** Back from the first, the second follows by itself. */
export const NextFollows: Story = {
  args: {
    parameters: { payment: 'returned' },
    answers: answers(card, {
      [SETTLE]: { data: two },
      [start(third)]: leads,
    }),
  },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.leave).toHaveBeenCalledWith(PAGE, { payment: 'cancelled', method: 'STRIPE' }),
    )
  },
}

const awaited = makeOrder({
  ...two,
  invoices: two.invoices.map((one) => (one.id === third ? { ...one, isBeingPaid: true } : one)),
})

/** What was paid and has not come is asked for no more. */
export const BeingPaid: Story = {
  tags: ['visual'],
  args: { order: awaited, answers: answers({ ...card, order: awaited }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Being checked')
    await expect(canvas.queryByRole('link', { name: /^Pay/ })).toBeNull()
    await expect(canvas.queryByText('Everything is paid. Thank you.')).toBeNull()
  },
}

export const Declined: Story = {
  args: {
    parameters: { payment: 'cancelled' },
    answers: answers(card, {
      [SETTLE]: { status: 402, error: 'payment_declined', message: 'Declined.' },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Your bank declined the card. This payment was not charged. Try another card or method.',
    )
  },
}

/** The only open payment stands without a choice among them, and the note takes the focus beside it. */
export const OneOpenDeclined: Story = {
  args: {
    order: two,
    parameters: { payment: 'cancelled' },
    answers: answers(
      { ...card, order: two },
      { [SETTLE]: { status: 402, error: 'payment_declined', message: 'Declined.' } },
    ),
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('group', { name: /^Your bank declined the card\./ })
    await waitFor(() => expect(note).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^Pay all/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Pay ?: On the day/ })).toBeVisible()
  },
}

export const AllPaid: Story = {
  args: { order: done, answers: answers({ order: done, methods: ['STRIPE'] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Everything is paid. Thank you.')
    await expect(canvas.getByRole('link', { name: 'Retainer' })).toHaveAttribute(
      'href',
      `/shoots/${ID}/payments/${first}`,
    )
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

const atOnce = makeOrder({
  status: 'BOOKED',
  invoices: [{ ...makeInvoice({ amount: '303.64' }), ...paid }],
  paid: '303.64',
  left: '0.00',
})

/** What was paid at once held no date for a rest. */
export const PaidAtOnce: Story = {
  args: { order: atOnce, answers: answers({ order: atOnce, methods: ['STRIPE'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Full payment' })).toBeVisible()
    await expect(canvas.queryByText('Retainer')).toBeNull()
  },
}

/** The studio collects by itself: it says how. */
export const PaidDirectly: Story = {
  args: { answers: answers({ order: retained }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^How to pay: After you confirm/)
    await expect(canvas.queryByRole('button', { name: /^Pay all/ })).toBeNull()
  },
}

const nothing = makeOrder({ status: 'BOOKED', invoices: [], paid: '0.00', left: '0.00' })

export const NothingToPay: Story = {
  args: { order: nothing, answers: answers({ order: nothing }) },
  play: async ({ canvas }) => {
    await canvas.findByText('There is nothing to pay.')
  },
}

const broken = { status: 500, error: 'internal', message: 'Something went wrong' }

/** The button goes with what it asked for: the focus goes on at the page's heading, not at the document's top. */
export const AskedOnceMore: Story = {
  args: {
    answers: answers(card, {
      [`GET /api/public/orders/${ID}`]: {
        inTurn: [broken, broken, { data: retained }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await canvas.findByRole('button', { name: 'Pay all: $151.82' })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** Who is booked already is not told how to book, and nothing waits for ever. */
export const WithoutScript: Story = {
  render: (args) => (
    <Unscripted>
      <ShootsStory {...args} />
    </Unscripted>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page needs JavaScript\./)).toBeVisible()
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
}
