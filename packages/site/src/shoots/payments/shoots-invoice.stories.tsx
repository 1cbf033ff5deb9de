import { printed } from '@bellows/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { ORDER_ID as ID, PAGE, paymentAnswers as answers } from '../../booking/testing/payment-answers.ts'
import { handClock } from '../../booking/testing/story-world.tsx'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { ShootsInvoice } from './shoots-invoice.tsx'

const INVOICE = 'invoice-2'
const START = `POST /api/public/orders/${ID}/invoices/${INVOICE}/payments`
const SETTLE = `PATCH /api/public/orders/${ID}/invoices/${INVOICE}/paid`
const settled = { paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z', method: 'PAYPAL' } as const
/** The first payment is made; the second stands as given. */
const standing = (over: object = {}, sums = { paid: '151.82', left: '151.82' }) =>
  makeOrder({
    status: 'BOOKED',
    invoices: makeOrder().invoices.map((one, index) => {
      if (index === 0) return { ...one, ...settled, method: 'STRIPE' as const }
      return one.id === INVOICE ? { ...one, ...over } : one
    }),
    ...sums,
  })
const open = standing()
const paid = standing(settled, { paid: '242.92', left: '60.72' })
const cancelled = standing({ paymentStatus: 'CANCELED' })
const direct = makeOrder({
  status: 'BOOKED',
  invoices: makeOrder().invoices.map((one) => ({ ...one, method: 'OUTSIDE' as const })),
})
const leads = { data: { state: 'OPEN', pageUrl: PAGE, order: open } }
const ways = { order: open, methods: ['STRIPE', 'PAYPAL', 'OUTSIDE'] as const }

/**
 * One payment of a booking that stands: to be made, made, or cancelled.
 *
 * **When to choose it.** Review it for a client who follows a reminder's link.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Invoice',
  component: ShootsStory,
  args: {
    page: 'invoice',
    order: open,
    answers: answers(ways, { [START]: leads }),
    children: <ShootsInvoice invoiceId={INVOICE} />,
    go: fn(),
    leave: fn(() => Promise.resolve()),
  },
}
export default meta
type Story = StoryObj<typeof ShootsStory>

export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Before your session' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $91.10' }))
    await waitFor(() =>
      expect(args.leave).toHaveBeenCalledWith(PAGE, { payment: 'cancelled', method: 'STRIPE' }),
    )
  },
}

/** Also who told Checkout to pay the studio directly finds the payment to press. */
export const ToldDirectly: Story = {
  args: { order: direct, answers: answers({ ...ways, order: direct }, {}) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay $91.10' })
  },
}

const awaited = standing({ isBeingPaid: true })
const slow = handClock()

/** What was paid and has not come is looked after, and asked for no more. */
export const BeingPaid: Story = {
  args: {
    clock: slow,
    order: awaited,
    answers: answers(
      { ...ways, order: awaited },
      { [SETTLE]: { status: 402, error: 'payment_not_confirmed', message: 'Not confirmed yet.' } },
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Checking your payment…', { ignore: '[role="status"]' })
    for (let second = 0; second < 20; second += 1) slow.second()
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the payment' }))
    await canvas.findByText('Your payment of $91.10 is being checked. We’ll write to you.')
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

/** Paid directly there is nothing to press. */
export const Directly: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pay the studio directly' }))
    await expect(canvas.getByText(/^How to pay:/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

export const Receipt: Story = {
  tags: ['visual'],
  args: { order: paid, answers: answers({ ...ways, order: paid }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Paid. Thank you.')
    await expect(await canvas.findByText('$242.92')).toBeInTheDocument()
    await expect(canvas.getByText('PayPal')).toBeVisible()
    await expect(canvas.getByText('7QK-2M4')).toBeVisible()
    await expect(printed(canvas.getByRole('heading', { level: 1 }))).toContain('outline: none')
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName('Your booking')
  },
}

/** A document says how it was paid, not what could be pressed. */
export const PaidDirectly: Story = {
  args: {
    order: standing({ ...settled, method: 'OUTSIDE' }),
    answers: answers({ ...ways, order: standing({ ...settled, method: 'OUTSIDE' }) }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Direct payment')
    await expect(canvas.queryByText('Pay the studio directly')).toBeNull()
  },
}

/** What was paid in another tab becomes the receipt. */
export const PaidInAnotherTab: Story = {
  args: {
    answers: answers(ways, { [START]: { data: { state: 'PAID', pageUrl: null, order: paid } } }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $91.10' }))
    await canvas.findByText('Paid. Thank you.')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(args.leave).not.toHaveBeenCalled()
  },
}

export const Returned: Story = {
  args: { parameters: { payment: 'returned' }, answers: answers(ways, { [SETTLE]: { data: paid } }) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Paid. Thank you.')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(args.go).toHaveBeenCalledWith(`/shoots/${ID}/payments/${INVOICE}`, { replace: true })
  },
}

/** No time hangs on what is paid afterwards, so none is said to be held. */
export const Declined: Story = {
  args: {
    parameters: { payment: 'cancelled' },
    answers: answers(ways, {
      [SETTLE]: { status: 402, error: 'payment_declined', message: 'Declined.' },
    }),
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('group', {
      name: 'Your bank declined the card. This payment was not charged. Try another card or method.',
    })
    await waitFor(() => expect(note).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Pay $91.10' })).toBeVisible()
  },
}

export const Cancelled: Story = {
  args: { order: cancelled, answers: answers({ ...ways, order: cancelled }) },
  play: async ({ canvas }) => {
    await canvas.findByText('This invoice was cancelled. Nothing is due.')
  },
}

/** The studio cancelled it while its client was at the provider's: what came of that is asked all the same. */
export const CancelledMeanwhile: Story = {
  args: {
    order: cancelled,
    parameters: { payment: 'returned' },
    answers: answers(
      { ...ways, order: cancelled },
      {
        [SETTLE]: { status: 409, error: 'invoice_canceled', message: 'This invoice was cancelled.' },
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('This invoice was cancelled. Nothing is due.')
    await expect(args.go).toHaveBeenCalledWith(`/shoots/${ID}/payments/${INVOICE}`, { replace: true })
  },
}

/** An address that names no payment of this booking. */
export const Unknown: Story = {
  args: { children: <ShootsInvoice invoiceId="another" /> },
  play: async ({ canvas }) => {
    await canvas.findByText(/not part of your booking/)
  },
}

const overdue = standing({ dueDate: '2020-11-10' })

/** The day that it was due is said once. */
export const Overdue: Story = {
  args: { order: overdue, answers: answers({ ...ways, order: overdue }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Overdue since Nov 10, 2020')).toBeVisible()
  },
}

/** A payment made directly can be told apart by its reference. */
export const DirectReference: Story = {
  args: { order: direct, answers: answers({ order: direct }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Reference ${direct.reference}`)).toBeVisible()
  },
}
