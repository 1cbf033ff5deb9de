import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { pendingEntry } from '../../../service/entries/booking-entries.ts'
import { makePending } from '../../testing/entry-fixtures.ts'
import { makeRecord } from '../../testing/fixtures.ts'
import { makeOrder } from '../../testing/order-fixture.ts'
import { CONFIRM, ORDER_ID, paymentAnswers as answers } from '../../testing/payment-answers.ts'
import { StepStory } from '../../testing/step-story.tsx'
import { checkout } from './checkout-story.tsx'

const base = { prefix: 'pending', id: ORDER_ID } as const
const changed = { status: 409, error: 'terms_changed', message: 'It was changed.' }

/**
 * Checkout at the price that an owner has agreed with a client.
 *
 * **When to choose it.** Review it for what becomes of an order that was prepared; Checkout has the rest.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Checkout at an agreed price',
  component: StepStory,
  args: {
    ...checkout,
    link: { base, entry: pendingEntry(makePending({ order: makeOrder({ id: ORDER_ID }) })) },
    record: makeRecord({ selectedPackage: 'mini', orderId: ORDER_ID, link: base }),
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

/** The price stays in the currency that it was agreed in, whatever the studio asks by now. */
export const InAnotherCurrency: Story = {
  args: {
    studio: { paymentSetup: { currency: 'JPY', currencySymbol: '¥' } },
    answers: answers({ methods: ['STRIPE'] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay $151.82' })
    await expect(canvas.getByRole('row', { name: /Left \$303\.64/ })).toBeVisible()
    await expect(canvas.getAllByText('$303.64')[0]).toBeInTheDocument()
    await expect(canvas.queryByText(/¥/)).toBeNull()
  },
}

/** What was changed is asked for anew, and its time has gone meanwhile: that is said, and nothing waits for a payment. */
export const LostMeanwhile: Story = {
  args: {
    answers: answers(
      {},
      {
        [CONFIRM]: changed,
        'POST /api/public/orders': { status: 409, error: 'hold_expired', message: 'Its time is over.' },
      },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    const told = await screen.findByRole('alertdialog', { name: 'Your in-progress booking has expired.' })
    await waitFor(() => expect(told).toBeVisible())
  },
}

/** Where the line goes while it is asked for anew, the dialog says so; the time left goes on. */
export const LineGoneMeanwhile: Story = {
  args: { answers: answers({}, { [CONFIRM]: changed, 'POST /api/public/orders': { isLineGone: true } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    const told = await screen.findByRole('alertdialog', { name: 'Booking failed' })
    await waitFor(() => expect(told).toBeVisible())
  },
}
