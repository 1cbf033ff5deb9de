import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BookingFrame } from '../../booking/frame/booking-frame.tsx'
import { YourInformation } from '../../booking/steps/your-information/your-information.tsx'
import { makePending } from '../../booking/testing/entry-fixtures.ts'
import { makeQuote, makeRecord, makeService, makeState } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { StoryWorld } from '../../booking/testing/story-world.tsx'
import { EntryBooking } from './entry-booking.tsx'
import { usePendingEntry } from './use-entry.ts'

const order = makeOrder()
const service = makeService()

/** The step of a prepared order that asks who books. */
function Asked() {
  const { answer } = usePendingEntry(order.id)
  return (
    <EntryBooking prefix="pending" id={order.id} service={service} entry={answer}>
      <BookingFrame step="your-information" place={null} serviceName={service.name}>
        <YourInformation />
      </BookingFrame>
    </EntryBooking>
  )
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
    children: <Asked />,
    record: makeRecord({ selectedPackage: 'mini' }),
    answers: {
      [`GET /api/public/orders/${order.id}/pending`]: {
        data: makePending({
          settled: ['select-package', 'select-addons'],
          customer: { fullName: 'Anna Berg', email: 'anna@berg.example', phone: '' },
        }),
      },
      'GET /api/public/services/orchard-light-minis': { data: service },
      'GET /api/public/bookings/s1': { data: makeState({ packageId: 'mini', quote: makeQuote() }) },
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
