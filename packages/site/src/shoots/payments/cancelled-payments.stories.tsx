import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import { paymentAnswers as answers } from '../../booking/testing/payment-answers.ts'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { ShootsPayments } from './shoots-payments.tsx'

const order = makeOrder({
  status: 'CANCELLED',
  invoices: [
    makeInvoice({ paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z', method: 'STRIPE' }),
    makeInvoice({ id: 'invoice-2', milestone: 'BEFORE_SHOOT_DATE', paymentStatus: 'CANCELED' }),
  ],
  paid: '151.82',
  left: '0.00',
})

/**
 * The payments of a booking that was cancelled: what was paid of it, and nothing to pay.
 *
 * **When to choose it.** Review it for a client who looks for a receipt afterwards.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Payments/Cancelled',
  component: ShootsStory,
  args: {
    page: 'payments',
    order,
    answers: answers({ order, methods: ['STRIPE'] }),
    children: <ShootsPayments />,
    go: fn(),
    leave: fn(() => Promise.resolve()),
  },
}
export default meta
type Story = StoryObj<typeof ShootsStory>

/** A part that was paid is neither everything nor the full payment. */
export const PartPaid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking was cancelled')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Retainer' })).toBeVisible()
    await expect(canvas.queryByText('Full payment')).toBeNull()
    await expect(canvas.queryByText('Everything is paid. Thank you.')).toBeNull()
  },
}
