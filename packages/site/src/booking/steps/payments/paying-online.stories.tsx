import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { makeRecord } from '../../testing/fixtures.ts'
import { makeInvoice, makeOrder } from '../../testing/order-fixture.ts'
import {
  CONFIRM,
  ORDER_ID as ID,
  PAGE,
  paymentAnswers as answers,
  SETTLE,
  START,
} from '../../testing/payment-answers.ts'
import { standingRegion } from '../../testing/standing-region.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { handClock } from '../../testing/story-world.tsx'
import { checkout } from './checkout-story.tsx'

/** What is seen, whether it is said or not. */
const SEEN = { ignore: '[role="status"]' }
const notYet = { status: 402, error: 'payment_not_confirmed', message: 'Not confirmed yet.' } as const
const declined = { status: 402, error: 'payment_declined', message: 'Declined.' } as const
const all = ['STRIPE', 'PAYPAL', 'SQUARE', 'OUTSIDE'] as const
const booked = makeOrder({ status: 'BOOKED' })
const lost = makeOrder({
  status: 'BOOKED',
  isPaidWithoutSlot: true,
  slot: null,
  invoices: [makeInvoice({ paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z' })],
  paid: '151.82',
  left: '151.82',
})

/**
 * Checkout of a studio that is paid by card: the visitor goes to the provider's own page and comes back.
 *
 * **When to choose it.** Review it for what a visitor is told when a payment is late, declined or given up.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Paying by card',
  component: StepStory,
  args: {
    ...checkout,
    answers: answers({ methods: ['STRIPE', 'OUTSIDE'] }),
    go: fn(),
    leave: fn(() => Promise.resolve()),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** The button says how much; the visitor is led away with one press. */
export const CardOrDirectly: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('radio', { name: 'Card' })).toBeChecked()
    await expect(canvas.getByText(/secure page of Stripe/)).toBeVisible()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay $151.82' }))
    await waitFor(() =>
      expect(args.leave).toHaveBeenCalledWith(PAGE, { payment: 'cancelled', method: 'STRIPE' }),
    )
  },
}

/** Every provider; two of cards are told apart by their names. */
export const AllWays: Story = {
  args: { answers: answers({ methods: all }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'PayPal' }))
    await expect(canvas.getByRole('button', { name: 'Continue to PayPal' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Card, by Square' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Confirm booking' })).toBeVisible()
    await expect(canvas.getByText(/How to pay: After you confirm/)).toBeVisible()
  },
}

/** A single way is no choice. */
export const OneWay: Story = {
  args: { answers: answers({ methods: ['STRIPE'] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Card')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

/** While the provider's page is asked for. */
export const Paying: Story = {
  args: { answers: answers({ methods: ['STRIPE'] }, { [START]: { isPending: true } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $151.82' }))
    await canvas.findByText('Don’t close this page.')
  },
}

/** What was paid in another tab is not paid again. */
export const PaidMeanwhile: Story = {
  args: {
    answers: answers(
      { methods: ['STRIPE'] },
      { [START]: { data: { state: 'PAID', pageUrl: null, order: booked } } },
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $151.82' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${ID}`, { replace: true }))
    await expect(args.leave).not.toHaveBeenCalled()
  },
}

export const ProviderAway: Story = {
  args: {
    answers: answers(
      { methods: ['STRIPE', 'PAYPAL'] },
      {
        [START]: {
          status: 503,
          error: 'provider_unreachable',
          message: 'This way of paying is not available.',
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $151.82' }))
    await canvas.findByText('Service Unavailable')
    await expect(canvas.getByRole('button', { name: 'Pay $151.82' })).toBeEnabled()
  },
}

/** Back from the provider, before it has said anything. */
export const CheckingPayment: Story = {
  tags: ['visual'],
  args: {
    parameters: { payment: 'returned' },
    answers: answers({ methods: ['STRIPE'] }, { [SETTLE]: notYet }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your payment…', SEEN)).toBeVisible()
  },
}

export const Closed: Story = {
  args: {
    parameters: { payment: 'returned' },
    answers: answers({ methods: ['STRIPE'] }, { [SETTLE]: { ...notYet, error: 'payment_closed' } }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Payment cancelled. Nothing was charged.')
  },
}

const clock = handClock()

/** After twenty seconds the visitor may go. */
export const StillChecking: Story = {
  args: {
    clock,
    parameters: { payment: 'returned' },
    answers: answers({ methods: ['STRIPE'] }, { [SETTLE]: notYet }),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Checking your payment…', SEEN)
    for (let second = 0; second < 20; second += 1) clock.second()
    await canvas.findByText('Still checking. You can leave; we’ll write to you.', SEEN)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the payment' }))
    await expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/payments', { replace: true })
    await canvas.findByRole('button', { name: 'Pay $151.82' })
  },
}

export const Received: Story = {
  args: {
    parameters: { payment: 'returned' },
    answers: answers({ methods: ['STRIPE'] }, { [SETTLE]: { data: booked } }),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${ID}`, { replace: true }))
  },
}

/** The focus is on what happened, and another way is a press away. */
export const Declined: Story = {
  tags: ['visual'],
  args: {
    parameters: { payment: 'cancelled' },
    answers: answers({ methods: ['STRIPE', 'PAYPAL', 'OUTSIDE'] }, { [SETTLE]: declined }),
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByText(/Your bank declined the card\..*at least 5 minutes\./)
    const note = canvas.getByRole('group', { name: /^Your bank declined the card/ })
    await expect(note).toContainElement(alert)
    await waitFor(() => expect(note).toHaveFocus())
    await expect(canvas.queryByText(/^Payment declined/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Pay $151.82' })).toBeEnabled()
  },
}

export const CancelledThere: Story = {
  args: {
    parameters: { payment: 'cancelled', method: 'PAYPAL' },
    answers: answers({ methods: ['STRIPE', 'PAYPAL'] }, { [SETTLE]: notYet }),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Payment cancelled. Nothing was charged.')
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeChecked()
    await expect(args.go).toHaveBeenCalledWith('/services/orchard-light-minis/payments', { replace: true })
  },
}

/** The hold ended while the visitor was away: what counts is the answer, not the clock. */
export const ExpiredWhilePaying: Story = {
  args: {
    parameters: { payment: 'returned' },
    record: makeRecord({ selectedPackage: 'mini', orderId: ID }),
    state: { packageId: 'mini', lockoutEnd: '2030-01-15T09:59:00Z' },
    answers: answers({ methods: ['STRIPE'] }, { [SETTLE]: notYet }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Checking your payment…', SEEN)
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull()
  },
}

export const PaidButTimeLost: Story = {
  tags: ['visual'],
  args: {
    parameters: { payment: 'returned' },
    answers: answers({ methods: ['STRIPE'], order: lost }, { [SETTLE]: { data: lost } }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Your payment arrived, but your time was taken in between\./, SEEN)
    await waitFor(() => expect(standingRegion(canvasElement)).toHaveTextContent(/Your payment arrived,/))
    await expect(canvas.getByRole('link', { name: /Choose a new time/ })).toHaveAttribute(
      'href',
      `/select-date/${ID}`,
    )
    const summary = canvas.getByRole('complementary', { name: 'Your booking', hidden: true })
    await waitFor(() => expect(summary).toHaveTextContent('Paid$151.82'))
    await expect(summary).not.toHaveTextContent(/Jan 26|Updating/)
  },
}

/** Booked meanwhile, by another tab or the provider's notice. */
export const BookedElsewhere: Story = {
  args: { answers: answers({ methods: ['STRIPE'], order: booked }, { [CONFIRM]: { data: booked } }) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${ID}`, { replace: true }))
  },
}
