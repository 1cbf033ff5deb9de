import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { makeQuote } from '../../testing/fixtures.ts'
import { makeInvoice, makeOrder } from '../../testing/order-fixture.ts'
import { paymentAnswers as answers } from '../../testing/payment-answers.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { checkout } from './checkout-story.tsx'

/**
 * Checkout in a money that has no small coins.
 *
 * **When to choose it.** Review it for long amounts and for figures without a point; Checkout has the rest.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Paying in yen',
  component: StepStory,
  args: {
    ...checkout,
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

const inYen = makeQuote({
  currency: 'JPY',
  lines: [{ kind: 'package', label: 'Mini', quantity: 1, amount: '42000' }],
})
const yen = makeOrder({
  quote: { ...inYen, tax: null, subtotal: '42000', total: '42000', dueToday: '21000' },
  invoices: [
    makeInvoice({ amount: '21000' }),
    makeInvoice({
      id: 'invoice-2',
      amount: '12600',
      milestone: 'BEFORE_SHOOT_DATE',
      isRetainer: false,
      dueDate: '2030-01-21',
    }),
    makeInvoice({
      id: 'invoice-3',
      amount: '8400',
      milestone: 'ON_SHOOT_DATE',
      isRetainer: false,
      dueDate: '2030-01-26',
    }),
  ],
  dueNow: '21000',
  left: '42000',
  paid: '0',
})

/** Card or directly, in three parts. */
export const InYen: Story = {
  tags: ['visual-375'],
  args: {
    studio: { paymentSetup: { currency: 'JPY', currencySymbol: '¥' } },
    state: { packageId: 'mini', quote: yen.quote },
    answers: answers({ methods: ['STRIPE', 'OUTSIDE'], order: yen }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay ¥21,000' })
    await expect(canvas.getByRole('row', { name: /Left ¥42,000/ })).toBeVisible()
  },
}
