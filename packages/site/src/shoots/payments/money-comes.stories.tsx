import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import { ORDER_ID as ID, paymentAnswers as answers } from '../../booking/testing/payment-answers.ts'
import { ShootsStory } from '../testing/shoots-story.tsx'
import { ShootsPayments } from './shoots-payments.tsx'

const standing = (invoice: Parameters<typeof makeInvoice>[0]) =>
  makeOrder({ status: 'BOOKED', invoices: [makeInvoice(invoice)] })
const awaited = standing({ isBeingPaid: true })
const paid = standing({ paymentStatus: 'PAID', paidDate: '2030-01-15T10:00:00Z', method: 'STRIPE' })

/**
 * The payments of a booking while money is on its way.
 *
 * **When to choose it.** Review it for a page that stands open while the provider makes up its mind.
 */
const meta: Meta<typeof ShootsStory> = {
  title: 'Site/Shoots/Money that comes',
  component: ShootsStory,
  args: {
    page: 'payments',
    order: awaited,
    answers: answers(
      { order: awaited },
      { [`GET /api/public/orders/${ID}`]: { inTurn: [{ data: awaited }, { data: paid }] } },
    ),
    children: <ShootsPayments />,
  },
}
export default meta

/** Nobody has to ask again. */
export const WhileItIsLookedAt: StoryObj<typeof ShootsStory> = {
  play: async ({ canvas }) => {
    await canvas.findByText('Being checked')
    await canvas.findByText(/^Paid Jan 15, 2030/)
    await expect(canvas.queryByText('Being checked')).toBeNull()
  },
}
