import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { makeQuote, makeRecord } from '../../testing/fixtures.ts'
import { makeInvoice, makeOrder } from '../../testing/order-fixture.ts'
import { StepStory } from '../../testing/step-story.tsx'
import type { FakeAnswers } from '../../testing/story-world.tsx'
import { Payments } from './payments.tsx'

const ID = 'order-order-order-order-1'
const CONFIRM = `POST /api/public/orders/${ID}/confirm`
const offline = {
  feeCollection: 'COLLECT_FEES_OFFLINE',
  methods: [],
  instructions: 'After you confirm, by bank transfer or in cash.',
}

const answers = (order = makeOrder(), more: FakeAnswers = {}): FakeAnswers => ({
  [`GET /api/public/orders/${ID}`]: { data: order },
  'GET /api/public/business/payment-services': { data: offline },
  [CONFIRM]: { data: makeOrder({ status: 'BOOKED' }) },
  ...more,
})

/**
 * Checkout: what is bought, what is due, and how it is paid.
 *
 * **When to choose it.** Review it with each way of paying, since the summary and the button change with it.
 */
const meta: Meta<typeof StepStory> = {
  title: 'Site/Booking/Checkout',
  component: StepStory,
  args: {
    step: 'payments',
    children: <Payments />,
    record: makeRecord({ selectedPackage: 'mini', orderId: ID }),
    state: { packageId: 'mini', quote: makeQuote({ laterCount: 2 }) },
    answers: answers(),
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof StepStory>

export const ThreeInstalments: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'When you pay' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Retainer today \$151.82 Due now/ })).toBeVisible()
  },
}

export const OnePayment: Story = {
  tags: ['visual'],
  args: {
    answers: answers(makeOrder({ invoices: [makeInvoice({ amount: '303.64' })], dueNow: '303.64' })),
    state: { packageId: 'mini', quote: makeQuote({ laterCount: 0, dueToday: '303.64' }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/is due today\./)
  },
}

/** The act that books; the browser then forgets who booked and leads to the Finish page. */
export const Confirms: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${ID}`, { replace: true }))
  },
}

export const Refused: Story = {
  args: {
    answers: answers(makeOrder(), {
      [CONFIRM]: {
        status: 409,
        error: 'terms_changed',
        message: 'The booking has changed.',
        requestId: 'req-9',
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await expect(await canvas.findByText('The booking has changed.')).toBeVisible()
  },
}

export const TimeLost: Story = {
  args: {
    answers: answers(makeOrder(), {
      [CONFIRM]: { status: 409, error: 'hold_expired', message: 'Your in-progress booking has expired.' },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm booking' }))
    await screen.findByRole('alertdialog', { name: 'Your in-progress booking has expired.' })
  },
}

export const CardOnly: Story = {
  args: {
    answers: answers(makeOrder(), {
      'GET /api/public/business/payment-services': {
        data: { feeCollection: 'COLLECT_FEES_ONLINE', methods: [{ method: 'STRIPE' }] },
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/can’t take card payments yet/)
    await expect(canvas.queryByRole('button', { name: 'Confirm booking' })).toBeNull()
  },
}
