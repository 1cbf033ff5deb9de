import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import { FinishStory } from '../testing/finish-story.tsx'

const [retainer, ...later] = makeOrder().invoices
const paid = {
  ...retainer!,
  paymentStatus: 'PAID',
  paidDate: '2030-01-14T10:00:00Z',
  method: 'STRIPE',
} as const

/**
 * What the page of a booking says of the payment that comes next.
 *
 * **When to choose it.** Review it for what is paid beside the plan; Finish has the rest.
 */
const meta: Meta<typeof FinishStory> = {
  title: 'Site/Booking/Finish, what is due',
  component: FinishStory,
  args: { isOnline: true },
}
export default meta
type Story = StoryObj<typeof FinishStory>

const forNewTime = makeInvoice({
  id: 'invoice-9',
  label: 'For the new time',
  amount: '48.71',
  isRetainer: false,
})

/** What a new time costs on top is due at once, before what was agreed to be paid later. */
export const NewTimeIsDue: Story = {
  args: { order: makeOrder({ status: 'BOOKED', invoices: [paid, ...later, forNewTime] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Next payment: $48.71, today.')
  },
}

/** What was agreed in dollars stays in them, though the studio is paid in yen since. */
export const AgreedInAnotherCurrency: Story = {
  args: {
    order: makeOrder({ status: 'BOOKED', invoices: [paid, ...later] }),
    studio: { paymentSetup: { currency: 'JPY', currencySymbol: '¥' } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Next payment: \$91\.10, /)
    await expect(canvas.getByRole('row', { name: /Total \$303\.64/ })).toBeVisible()
    await expect(canvas.queryByText(/¥/)).toBeNull()
  },
}
