import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeQuote, makeRecord } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { ORDER_ID as ID, paymentAnswers as answers, SETTLE } from '../../testing/payment-answers.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { lateAnswer } from '../../testing/story-world.tsx'
import { YourInformation } from '../your-information/your-information.tsx'
import { checkout } from './checkout-story.tsx'

const ORDER = 'POST /api/public/orders'
const anna = { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '+1 312 555 0111' }
const EDITED = '2030-01-15T09:59:00Z'
const finished = [`/shoots/${ID}`, { replace: true }] as const

/**
 * Checkout after another tab has chosen otherwise while this one was at the provider's: the record names no order.
 *
 * **When to choose it.** For what becomes of a payment whose choice was changed; Checkout has the rest.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Chosen while it is paid',
  component: StepStory,
  args: {
    ...checkout,
    record: makeRecord({ selectedPackage: 'mini', orderId: null, customer: anna }),
    parameters: { payment: 'returned' },
    answers: answers({ methods: ['STRIPE'] }, { [ORDER]: { data: makeOrder({ status: 'BOOKED' }) } }),
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** What was paid is booked, and the visitor is led to it instead of being asked who they are once more. */
export const Paid: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(...finished))
    await expect(args.go).not.toHaveBeenCalledWith(
      expect.stringMatching(/your-information/),
      expect.anything(),
    )
  },
}

/** Nothing was paid: it goes on with what is chosen now. */
export const NotPaid: Story = {
  args: {
    answers: answers(
      { methods: ['STRIPE'] },
      {
        [ORDER]: { data: makeOrder({ addons: [] }) },
        [SETTLE]: { status: 402, error: 'payment_closed', message: 'Closed.' },
      },
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Payment cancelled. Nothing was charged.')
    await expect(canvas.getByRole('button', { name: 'Pay $151.82' })).toBeEnabled()
  },
}

/** Whoever says who is coming finds that it was paid and booked meanwhile. */
export const BookedMeanwhile: Story = {
  args: { step: 'your-information', children: <YourInformation />, parameters: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(...finished))
  },
}

const settled = lateAnswer({ data: makeOrder({ status: 'BOOKED' }) })

/** The studio has withdrawn the package meanwhile: what was paid of it is booked, and nothing is to be chosen again. */
export const Withdrawn: Story = {
  args: {
    record: makeRecord({ selectedPackage: 'mini', orderId: ID, customer: anna }),
    state: { packageId: 'mini', quote: makeQuote(), serviceUpdatedDate: EDITED },
    answers: answers(
      { methods: ['STRIPE'] },
      {
        'PATCH /api/public/bookings/s1/hold-slot': {
          status: 422,
          error: 'not_offered',
          message: 'This package is not offered any more.',
        },
        [SETTLE]: settled.answer,
      },
    ),
    heard: fn(),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Checking your payment…', { ignore: '[role="status"]' })
    await canvas.findAllByText('$303.64')
    await expect(args.heard).not.toHaveBeenCalledWith(expect.stringMatching(/hold-slot$/), expect.anything())
    await waitFor(settled.give)
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(...finished))
  },
}
