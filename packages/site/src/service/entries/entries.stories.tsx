import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { makeInquiry, makePending, makeReserved, OFFER_TOKEN } from '../../booking/testing/entry-fixtures.ts'
import {
  makeQuote,
  makeRecord,
  makeSlot,
  makeState,
  orchardSaturday,
  orchardSunday,
  saturdayWithoutNine,
  withAddons,
} from '../../booking/testing/fixtures.ts'
import { makeOrder } from '../../booking/testing/order-fixture.ts'
import { StoryWorld, type StoryWorldProps } from '../../booking/testing/story-world.tsx'
import { InquiryPanel } from './inquiry-panel.tsx'
import { PendingPanel } from './pending-panel.tsx'
import { ReservedPanel } from './reserved-panel.tsx'

const order = makeOrder()
const loaded = {
  serviceDates: [orchardSaturday(), orchardSunday()],
  serverNow: '2030-01-15T10:00:00Z',
}
const panel = { service: withAddons(), dates: loaded, inquiryHref: '/contact' }
const withoutTime = {
  ...panel.service,
  isMiniSession: false,
  options: { ...panel.service.options, isBookingWithoutTime: true },
}
const services = 'GET /api/public/services/orchard-light-minis'
const PENDING = `GET /api/public/orders/${order.id}/pending`
const INQUIRY = 'GET /api/public/inquiries/inquiry-1'
const RESERVED = 'GET /api/public/service-slots/s1/reserved'
const HOLD = 'PATCH /api/public/bookings/s1/hold-slot'

/** A visitor whose link was opened: its secret is in the booking that was begun and given up. */
const guest = makeRecord({ status: null, slot: null, holdToken: OFFER_TOKEN })
const held = (holdToken: string) => ({
  data: { ...makeState({ slot: makeSlot({ status: 'BOOKING' }), quote: makeQuote() }), holdToken },
})

type EntryStoryProps = Omit<StoryWorldProps, 'children'> & Readonly<{ panel: ReactNode }>

function EntryStory({ panel: shown, ...world }: EntryStoryProps) {
  const answers = {
    [services]: { data: panel.service },
    [`${services}/service-dates`]: { data: loaded },
    ...world.answers,
  }
  return (
    <StoryWorld {...world} answers={answers}>
      {shown}
    </StoryWorld>
  )
}

/**
 * The panels of links that a studio sends: a time that is kept, a booking that was prepared, an inquiry to be booked.
 *
 * **When to choose it.** Whoever comes by such a link sees it; everybody else sees Service page.
 */
const meta: Meta<typeof EntryStory> = {
  title: 'Site/Booking/Entries',
  component: EntryStory,
  args: { go: fn() },
}
export default meta
type Story = StoryObj<typeof EntryStory>

const pending = <PendingPanel orderId={order.id} {...panel} />
const inquiry = <InquiryPanel inquiryId="inquiry-1" {...panel} />
const reserved = <ReservedPanel slotId="s1" {...panel} />

export const Prepared: Story = {
  tags: ['visual'],
  args: { panel: pending, answers: { [PENDING]: { data: makePending() } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/prepared this booking for you/, { ignore: '[role="status"]' })
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.getByText('Early bird −10%')).toBeVisible()
    await expect(canvas.getAllByRole('heading')[0]?.localName).toBe('h1')
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
  },
}

/** The kept time is held at the agreed price, and the first step that is left to ask follows. */
export const PreparedAndHeld: Story = {
  args: {
    panel: pending,
    answers: { [PENDING]: { data: makePending() }, [HOLD]: held('order-order-order-order-1') },
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(/prepared this booking for you/, { ignore: '[role="status"]' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/pending/${order.id}/payments`))
  },
}

/** Beneath a hero, which says another title, the service is named and the notice is as much of a heading. */
export const PreparedUnderHero: Story = {
  args: {
    panel: <PendingPanel orderId={order.id} {...panel} titleAbove="An hour, well kept" />,
    answers: { [PENDING]: { data: makePending() } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /prepared this booking for you/ })
    await expect(canvas.getByRole('heading', { level: 2, name: panel.service.name })).toBeVisible()
  },
}

/** Without a kept time one is chosen first, at the agreed price; nobody else's stands beside it. */
export const PreparedWithoutTime: Story = {
  args: {
    panel: pending,
    answers: { [PENDING]: { data: makePending({ slotId: null, startTime: null, holdToken: null }) } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/prepared this booking for you/, { ignore: '[role="status"]' })
    await userEvent.click(canvas.getAllByRole('button', { name: 'Continue' })[0]!)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Choose a time' })).toHaveFocus())
    await expect(canvas.getByText('Early bird −10%')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What you get' })).toBeVisible()
    for (const other of ['From', 'Mini Plus', 'What you can add', '$175.50'])
      await expect(canvas.queryByText(other)).toBeNull()
  },
}

export const Closed: Story = {
  args: { panel: pending, answers: { [PENDING]: { data: makePending({ state: 'closed', slotId: null }) } } },
  play: async ({ canvas }) => {
    await canvas.findByText('This offer is closed.', { ignore: '[role="status"]' })
    await expect(canvas.getByRole('link', { name: 'See the times' })).toHaveAttribute(
      'href',
      '/services/orchard-light-minis',
    )
  },
}

export const BookedAlready: Story = {
  args: { panel: pending, answers: { [PENDING]: { data: makePending({ state: 'booked' }) } } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.go).toHaveBeenCalledWith(`/shoots/${order.id}`, { replace: true }))
  },
}

export const Inquired: Story = {
  tags: ['visual'],
  args: { panel: inquiry, answers: { [INQUIRY]: { data: makeInquiry({ wantedDate: '2030-01-27' }) } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Welcome back, Anna.', { ignore: '[role="status"]' })
    await expect(canvas.queryByText(/isn’t free/)).toBeNull()
  },
}

/** What needs no time is not said to need one. */
export const InquiredWithoutTime: Story = {
  args: {
    panel: <InquiryPanel inquiryId="inquiry-1" {...panel} service={withoutTime} />,
    answers: { [services]: { data: withoutTime }, [INQUIRY]: { data: makeInquiry() } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You can book what you asked about here.')
    await expect(canvas.queryByText(/Choose a time/)).toBeNull()
  },
}

export const WantedDateTaken: Story = {
  args: { panel: inquiry, answers: { [INQUIRY]: { data: makeInquiry({ wantedDate: '2030-06-08' }) } } },
  play: async ({ canvas }) => {
    await canvas.findByText('The date you asked for, Jun 8, 2030, isn’t free.', { selector: 'p' })
  },
}

export const Settled: Story = {
  args: { panel: inquiry, answers: { [INQUIRY]: { data: makeInquiry({ status: 'BOOKED' }) } } },
  play: async ({ canvas }) => {
    await canvas.findByText('What you asked about is settled already.', { ignore: '[role="status"]' })
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull()
  },
}

export const Reserved: Story = {
  tags: ['visual'],
  args: { panel: reserved, record: guest, answers: { [RESERVED]: { data: makeReserved() } } },
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Sat, Jan 26, 2030, 9:00 AM CST is kept for you until Wed, Jan 16, 2030, 4:00 AM CST.',
    )
    await expect(canvas.getByRole('button', { name: 'Book this time' })).toBeVisible()
    await expect(canvas.queryByText(/^You’re holding/)).toBeNull()
  },
}

export const ReservedAndHeld: Story = {
  args: {
    panel: reserved,
    record: guest,
    answers: { [RESERVED]: { data: makeReserved() }, [HOLD]: held(OFFER_TOKEN) },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book this time' }))
    await waitFor(() => expect(args.go).toHaveBeenCalled())
  },
}

/** The time that was offered is another’s by now. */
const lapsed = { ...loaded, serviceDates: [saturdayWithoutNine(), orchardSunday()] }

export const Lapsed: Story = {
  tags: ['visual'],
  args: {
    panel: <ReservedPanel slotId="s1" {...panel} dates={lapsed} />,
    record: guest,
    answers: {
      [RESERVED]: {
        data: makeReserved({
          state: 'ended',
          slot: makeSlot({ status: 'BOOKED' }),
          until: null,
          customer: null,
        }),
      },
      [`${services}/service-dates`]: { data: lapsed },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This offer has ended.', { ignore: '[role="status"]' })
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(canvas.getAllByRole('radio', { name: /^9:00 AM/ })[0]).toBeDisabled()
  },
}

export const LineGone: Story = {
  args: {
    panel: pending,
    answers: { [PENDING]: { status: 503, error: 'unavailable', message: 'Service Unavailable' } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Service Unavailable')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
