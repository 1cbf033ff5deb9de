import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makePending, makeReserved, OFFER_TOKEN } from '../../booking/testing/entry-fixtures.ts'
import { makeRecord, makeService, orchardSaturday } from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { StoryWorld } from '../../booking/testing/story-world.tsx'
import { PendingPanel } from './pending-panel.tsx'
import { ReservedPanel } from './reserved-panel.tsx'

const order = makeOrder()
const service = makeService()
const dates = { serviceDates: [orchardSaturday()], serverNow: '2030-01-15T10:00:00Z' }
const panel = { service, dates, inquiryHref: '/contact' }
const SERVICE = 'GET /api/public/services/orchard-light-minis'
const PENDING = `GET /api/public/orders/${order.id}/pending`
const known = { [SERVICE]: { data: service }, [`${SERVICE}/service-dates`]: { data: dates } }

/**
 * The one time of a link, for a visitor in another zone than the studio.
 *
 * **When to choose it.** Review that it is told on both clocks, and its length only where it has one.
 */
const meta: Meta<typeof StoryWorld> = {
  title: 'Site/Booking/Entries in the visitor’s zone',
  component: StoryWorld,
  args: { studio: { timeZone: 'America/Los_Angeles' } },
}
export default meta
type Story = StoryObj<typeof StoryWorld>

const BOTH = /^7:00 AM PST is .* your time \(.*\)$/

export const Reserved: Story = {
  args: {
    children: <ReservedPanel slotId="s1" {...panel} />,
    record: makeRecord({ status: null, slot: null, holdToken: OFFER_TOKEN }),
    answers: { ...known, 'GET /api/public/service-slots/s1/reserved': { data: makeReserved() } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(BOTH)).toBeVisible()
  },
}

export const Prepared: Story = {
  args: {
    children: <PendingPanel orderId={order.id} {...panel} />,
    answers: { ...known, [PENDING]: { data: makePending() } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(BOTH)).toBeVisible()
    await expect(canvas.getByText('Mini, 20 minutes')).toBeVisible()
    await expect(canvas.getByText(/^Total /)).toBeVisible()
  },
}

const lasting = (shootDuration: number) => {
  const [mini] = service.packages
  const shoots = order.shoots.map((shoot) => ({ ...shoot, duration: shootDuration }))
  return makeOrder({ package: { ...mini!, shootDuration }, shoots })
}

/** A package that agrees on no length has none. */
export const PreparedWithoutLength: Story = {
  args: {
    children: <PendingPanel orderId={order.id} {...panel} />,
    answers: { ...known, [PENDING]: { data: makePending({ order: lasting(0) }) } },
  },
  play: async ({ canvas }) => {
    const total = await canvas.findByText(/^Total /, { selector: 'span' })
    await expect(total.parentElement).toHaveTextContent(/^MiniTotal /)
    await expect(canvas.queryByText(/\b0 minutes/)).toBeNull()
  },
}
