import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Step } from '@bellows/domain'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { BookingFrame } from '../../booking/frame/booking-frame.tsx'
import { StepGate } from '../../booking/frame/step-gate.tsx'
import { YourInformation } from '../../booking/steps/your-information/your-information.tsx'
import { makePending } from '../../booking/testing/entry-fixtures.ts'
import { makeQuote, makeRecord, makeService, makeState } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { StoryWorld } from '../../booking/testing/story-world.tsx'
import { EntryBooking } from './entry-booking.tsx'
import { usePendingEntry } from './use-entry.ts'

const order = makeOrder()
const service = makeService()

/** A step of a prepared order. */
function Shown({ step, children }: Readonly<{ step: Step; children: ReactNode }>) {
  const { answer } = usePendingEntry(order.id)
  return (
    <EntryBooking prefix="pending" id={order.id} service={service} entry={answer}>
      <BookingFrame step={step} place={null} serviceName={service.name}>
        {children}
      </BookingFrame>
    </EntryBooking>
  )
}

const asked = (
  <Shown step="your-information">
    <YourInformation />
  </Shown>
)
const paid = (
  <Shown step="payments">
    <StepGate step="payments">
      <p>Checkout</p>
    </StepGate>
  </Shown>
)

const known = {
  'GET /api/public/services/orchard-light-minis': { data: service },
  'GET /api/public/bookings/s1': { data: makeState({ packageId: 'mini', quote: makeQuote() }) },
}

/**
 * Who books, where the owner who prepared the order knew only a part.
 *
 * **When to choose it.** Review that nobody writes again what the studio has.
 */
const meta: Meta<typeof StoryWorld> = {
  title: 'Site/Booking/Prepared guest',
  component: StoryWorld,
  args: {
    children: asked,
    record: makeRecord({ selectedPackage: 'mini' }),
    answers: {
      [`GET /api/public/orders/${order.id}/pending`]: {
        data: makePending({
          settled: ['select-package', 'select-addons'],
          customer: { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '' },
        }),
      },
      ...known,
    },
  },
}
export default meta
type Story = StoryObj<typeof StoryWorld>

/** What is missing alone is left to write. */
export const WithoutPhone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First and last name')).toHaveValue('Anna Berg')
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('anna@berg.example')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('')
  },
}

/** What is held is not what was agreed: trying it again never helps, the link's own page does. */
export const AtOddsWithOrder: Story = {
  args: {
    children: paid,
    answers: {
      ...known,
      [`GET /api/public/orders/${order.id}/pending`]: { data: makePending() },
      'POST /api/public/orders': {
        status: 409,
        error: 'terms_changed',
        message: 'Your booking was changed meanwhile. Please look it over once more.',
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your booking was changed meanwhile. Please look it over once more.')
    await expect(canvas.getByRole('link', { name: 'Back to the service' })).toHaveAttribute(
      'href',
      `/pending/${order.id}`,
    )
  },
}
