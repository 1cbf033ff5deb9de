import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../testing/order-fixture.ts'
import { paymentAnswers as answers, SETTLE } from '../../testing/payment-answers.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { checkout } from './checkout-story.tsx'

const [, ...later] = makeOrder().invoices
const order = makeOrder({ invoices: [makeInvoice({ isBeingPaid: true }), ...later] })

/**
 * Checkout of what was paid by card in another tab, or before the page was left, and has not come yet.
 *
 * **When to choose it.** Review it for what keeps a visitor from paying the same twice.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Being paid',
  component: StepStory,
  args: {
    ...checkout,
    answers: answers(
      { order, methods: ['STRIPE', 'OUTSIDE'] },
      { [SETTLE]: { status: 402, error: 'payment_not_confirmed', message: 'Not confirmed yet.' } },
    ),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** It is looked after here too, and no other way is offered first. */
export const Elsewhere: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Checking your payment…', { ignore: '[role="status"]' })
    await expect(canvas.queryByRole('button', { name: 'Confirm booking' })).toBeNull()
  },
}
