import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makeService, orchardSaturday, orchardSunday } from '../../../booking/testing/fixtures.ts'
import { makeOrder } from '../../../booking/testing/order-fixture.ts'
import { StoryWorld } from '../../../booking/testing/story-world.tsx'
import { SelectDate } from './select-date.tsx'

const order = { ...makeOrder({ status: 'BOOKED', isPaidWithoutSlot: true, slot: null }), shoots: [] }
const serviceDates = [orchardSaturday(), orchardSunday()].map((date) => ({
  ...date,
  slots: date.slots.map((slot) => ({ ...slot, status: 'BOOKED' as const })),
}))
const dates = { serviceDates, serverNow: '2030-01-15T10:00:00Z' }

function LostTime() {
  const answers = {
    'GET /api/public/services/orchard-light-minis/service-dates': { data: dates },
    [`GET /api/public/orders/${order.id}/select-date`]: {
      data: { order, closedBecause: null, move: null },
    },
  }
  return (
    <StoryWorld answers={answers}>
      <SelectDate moved={{ id: order.id }} service={makeService()} dates={dates} />
    </StoryWorld>
  )
}

/**
 * The page on which a client who has paid chooses another time, as the first went to somebody else.
 *
 * **When to choose it.** Review it for the ways that are left where no time is.
 */
const meta: Meta<typeof LostTime> = { title: 'Site/Booking/Lost time', component: LostTime }
export default meta
type Story = StoryObj<typeof LostTime>

/** The money can be asked back, and the studio reached. */
export const NoneLeft: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/choose a new time, or ask for a refund\.$/)).toBeVisible()
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    await expect(addresses.some((address) => /^(?:tel|mailto):/.test(address))).toBe(true)
  },
}
