import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Order } from '@bellows/domain'
import { expect } from 'storybook/test'
import { makeInvoice, makeOrder } from '../../booking/testing/order-fixture.ts'
import { StoryWorld } from '../../booking/testing/story-world.tsx'
import { Finish } from './finish.tsx'

const offline = {
  feeCollection: 'COLLECT_FEES_OFFLINE',
  methods: [],
  instructions: 'After you confirm, by bank transfer or in cash.',
  instructionsAfter: 'By bank transfer, or in cash; it may take three days to reach us.',
}

function FinishStory({ order, isMissing }: Readonly<{ order: Order; isMissing?: boolean }>) {
  return (
    <StoryWorld
      answers={{
        'GET /api/public/business/payment-services': { data: offline },
        ...(!isMissing && { [`GET /api/public/orders/${order.id}`]: { data: order } }),
      }}
    >
      <Finish orderId={order.id} />
    </StoryWorld>
  )
}

/**
 * The last screen: what is booked, what is due, and what happens next.
 *
 * **When to choose it.** Review it for each state of an order, from unpaid to all done.
 */
const meta: Meta<typeof FinishStory> = {
  title: 'Site/Booking/Finish',
  component: FinishStory,
  args: { order: makeOrder({ status: 'BOOKED' }) },
}
export default meta
type Story = StoryObj<typeof FinishStory>

export const Booked: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You’re booked, Anna' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Download .ics' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^data:text\/calendar/),
    )
  },
}

export const OnePayment: Story = {
  tags: ['visual'],
  args: { order: makeOrder({ status: 'BOOKED', invoices: [makeInvoice({ amount: '303.64' })] }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/is due today\./)
  },
}

export const Cancelled: Story = {
  args: { order: makeOrder({ status: 'CANCELLED' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This booking was cancelled' })
    await expect(canvas.queryByText('Add to calendar')).toBeNull()
  },
}

export const NotFinished: Story = {
  args: { order: makeOrder() },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Continue booking' })
  },
}

export const WithoutName: Story = {
  args: { order: makeOrder({ status: 'BOOKED', customer: { firstName: '', maskedEmail: '' } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re booked' })
  },
}
