import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makePending, makeReserved, OFFER_TOKEN } from '../../booking/testing/entry-fixtures.ts'
import {
  makeQuote,
  makeRecord,
  makeService,
  makeSlot,
  makeState,
  orchardSaturday,
  withAddons,
} from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { StoryWorld } from '../../booking/testing/story-world.tsx'
import { PendingPanel } from './pending-panel.tsx'
import { ReservedPanel } from './reserved-panel.tsx'

const order = makeOrder()
const panel = {
  service: withAddons(),
  dates: { serviceDates: [orchardSaturday()], serverNow: '2030-01-15T10:00:00Z' },
  inquiryHref: '/contact',
}
const services = 'GET /api/public/services/orchard-light-minis'
const PENDING = `GET /api/public/orders/${order.id}/pending`
const RESERVED = 'GET /api/public/service-slots/s1/reserved'
const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'

/**
 * Panels of a studio's links for visitors who hold another time of the same service, or have lost theirs.
 *
 * **When to choose it.** Review that the link's own offer stands, and not the booking that goes on elsewhere.
 */
const meta: Meta<typeof StoryWorld> = {
  title: 'Site/Booking/Entries beside another hold',
  component: StoryWorld,
  args: { go: fn() },
}
export default meta
type Story = StoryObj<typeof StoryWorld>

const known = {
  [services]: { data: panel.service },
  [`${services}/service-dates`]: { data: panel.dates },
}

const another = makeRecord({ slot: makeSlot({ id: 's2' }), selectedPackage: 'mini' })
const heldNow = (id: string) => ({
  data: makeState({ slot: makeSlot({ id, status: 'BOOKING' }), packageId: 'mini', quote: makeQuote() }),
})

/** Whoever comes back to what was begun by the link sees the price that was agreed, not everybody's. */
export const PreparedGoesOn: Story = {
  args: {
    children: <PendingPanel orderId={order.id} {...panel} />,
    record: makeRecord({ orderId: order.id, link: { prefix: 'pending', id: order.id } }),
    answers: { ...known, [PENDING]: { data: makePending() }, 'GET /api/public/bookings/s1': heldNow('s1') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue booking' })).toBeVisible()
    await expect(canvas.queryByText(/^plus .* tax$/)).toBeNull()
    await expect(await canvas.findByRole('heading', { name: 'What was agreed' })).toBeVisible()
    await expect(canvas.queryByText(/^plus .* tax$/)).toBeNull()
  },
}

/** Whoever holds another time of the service is not led on with that, but holds what was prepared. */
export const PreparedBesideAnotherHold: Story = {
  args: {
    children: <PendingPanel orderId={order.id} {...panel} />,
    record: another,
    heard: fn(),
    answers: {
      ...known,
      [PENDING]: { data: makePending() },
      'GET /api/public/bookings/s2': heldNow('s2'),
      [HOLD]: { data: { ...heldNow('s1').data, holdToken: 'order-order-order-order-1' } },
    },
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/prepared this booking for you/, { ignore: '[role="status"]' })
    await expect(canvas.queryByRole('button', { name: 'Continue booking' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/pending/${order.id}/payments`))
    await expect(args.heard).toHaveBeenCalledWith(
      'PATCH /api/public/bookings/s1/hold-slot',
      expect.anything(),
    )
  },
}

/** The owner has withdrawn what the visitor had begun to confirm: nothing is gone on with, here or on the service's page. */
export const WithdrawnMeanwhile: Story = {
  args: {
    children: <PendingPanel orderId={order.id} {...panel} />,
    record: makeRecord({ orderId: order.id, selectedPackage: 'mini' }),
    heard: fn(),
    answers: {
      ...known,
      [PENDING]: { data: makePending({ state: 'closed', slotId: null, holdToken: null }) },
      'GET /api/public/bookings/s1': heldNow('s1'),
      'DELETE /api/public/bookings/s1/hold-slot': { data: { status: 'AVAILABLE' } },
    },
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText('This offer is closed.', { ignore: '[role="status"]' })
    await expect(canvas.getByRole('link', { name: 'See the times' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Continue/ })).toBeNull()
    await waitFor(() =>
      expect(args.heard).toHaveBeenCalledWith('DELETE /api/public/bookings/s1/hold-slot', null),
    )
  },
}

/** Who holds that time by themselves meanwhile keeps it. */
export const WithdrawnBesideOwnHold: Story = {
  args: { ...WithdrawnMeanwhile.args, record: makeRecord(), heard: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('This offer is closed.', { ignore: '[role="status"]' })
    await expect(args.heard).not.toHaveBeenCalled()
  },
}

/** Begun by its link, and not ordered yet. */
export const WithdrawnOnceHeld: Story = {
  ...WithdrawnMeanwhile,
  args: {
    ...WithdrawnMeanwhile.args,
    record: makeRecord({ link: { prefix: 'pending', id: order.id } }),
    heard: fn(),
  },
}

/** An offer is seen by whoever holds another time of the service. */
export const ReservedBesideAnotherHold: Story = {
  beforeEach: () => {
    const { href } = location
    history.replaceState(history.state, '', `#${OFFER_TOKEN}`)
    return () => history.replaceState(history.state, '', href)
  },
  args: {
    children: <ReservedPanel slotId="s1" {...panel} />,
    record: makeRecord({ slot: makeSlot({ id: 's2' }) }),
    answers: { ...known, [RESERVED]: { data: makeReserved() }, 'GET /api/public/bookings/s2': heldNow('s2') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Book this time' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continue booking' })).toBeNull()
  },
}

const freeTimes = makeService({
  isMiniSession: false,
  availableSchedules: [{ weekday: 6, from: '09:00', to: '17:00' }],
})
const agreed = makePending({
  slotId: null,
  order: makeOrder({ service: { ...order.service, isMiniSession: false } }),
})

/** The start that the owner thought of is another’s: the others stand where that is said. */
export const PreparedTimeGone: Story = {
  args: {
    children: <PendingPanel orderId={order.id} {...panel} service={freeTimes} />,
    record: makeRecord({ slot: null, status: null }),
    isTimeGone: true,
    answers: {
      ...known,
      [services]: { data: freeTimes },
      [PENDING]: { data: agreed },
      'GET /api/public/service-slots/lockeds': {
        data: { slots: [], serverNow: panel.dates.serverNow },
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('That time is no longer free. Please choose another.')
    await expect(await canvas.findByRole('button', { name: /Saturday, January 19, 2030/ })).toBeVisible()
  },
}

const toTheEnd = makeReserved({ until: makeReserved().slot.startTime })
/** An offer that lasts until the time itself names it once. */
export const ReservedToTheEnd: Story = {
  args: {
    children: <ReservedPanel slotId="s1" {...panel} />,
    record: makeRecord({ status: null, slot: null, holdToken: OFFER_TOKEN }),
    answers: { ...known, [RESERVED]: { data: toTheEnd } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Sat, Jan 26, 2030, 9:00 AM CST is kept for you.')
  },
}

/** Opened without its secret, a link says nothing of an offer that may well stand. */
export const LinkCutShort: Story = {
  args: {
    children: <ReservedPanel slotId="s1" {...panel} />,
    answers: {
      ...known,
      [RESERVED]: { data: makeReserved({ state: 'ended', until: null, customer: null }) },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Part of this link is missing.', { ignore: '[role="status"]' })
    await expect(canvas.queryByText('This offer has ended.')).toBeNull()
  },
}
