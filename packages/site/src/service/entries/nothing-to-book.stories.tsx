import type { Service } from '@bellows/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { makeInquiry } from '../../booking/testing/entry-fixtures.ts'
import { makeService, makeSlot, oneDate } from '../../booking/testing/fixtures.ts'
import { StoryWorld } from '../../booking/testing/story-world.tsx'
import { InquiryPanel } from './inquiry-panel.tsx'

type InquiredProps = Readonly<{
  service: Service
  wantedDate?: string | null
  isFull?: boolean
  isSettled?: boolean
}>

/** The link of an inquiry. */
function Inquired({ service, wantedDate = null, isFull = false, isSettled = false }: InquiredProps) {
  const serviceDates = isFull ? [oneDate([makeSlot({ status: 'BOOKED' })])] : []
  const dates = { serviceDates, serverNow: '2030-01-15T10:00:00Z' }
  const answers = {
    'GET /api/public/services/orchard-light-minis': { data: service },
    'GET /api/public/services/orchard-light-minis/service-dates': { data: dates },
    'GET /api/public/inquiries/inquiry-1': {
      data: makeInquiry({ wantedDate, status: isSettled ? 'BOOKED' : 'INQUIRY' }),
    },
  }
  return (
    <StoryWorld answers={answers}>
      <InquiryPanel inquiryId="inquiry-1" service={service} dates={dates} inquiryHref="/contact" />
    </StoryWorld>
  )
}

/**
 * An inquiry’s link, of a service that has nothing to choose from.
 *
 * **When to choose it.** Review that nobody is asked to choose a time where there is none.
 */
const meta: Meta<typeof Inquired> = {
  title: 'Site/Booking/Inquiry with nothing to book',
  component: Inquired,
  args: { service: makeService(), isFull: true },
}
export default meta
type Story = StoryObj<typeof Inquired>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function asksForNothing(canvas: Canvas) {
  await canvas.findByText('Welcome back, Anna.', { ignore: '[role="status"]' })
  await expect(canvas.queryByText(/book what you asked about/)).toBeNull()
}

/** Of the day that was asked for it is said that it is not free. */
export const SoldOut: Story = {
  args: { wantedDate: '2030-01-26' },
  play: async ({ canvas }) => {
    await asksForNothing(canvas)
    await canvas.findByText('The date you asked for, Jan 26, 2030, isn’t free.', { selector: 'p' })
    await expect(canvas.getByText('Every time is booked.')).toBeVisible()
  },
}

export const SoldOutWithoutWantedDay: Story = {
  play: async ({ canvas }) => {
    await asksForNothing(canvas)
    await expect(canvas.queryByText(/isn’t free/)).toBeNull()
  },
}

/** Where a service has no times, no settled inquiry leads to them. */
export const SettledWithoutTimes: Story = {
  args: { service: makeService({ isMiniSession: false }), isFull: false, isSettled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the service' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See the times' })).toBeNull()
  },
}

export const Waitlist: Story = {
  args: { service: makeService({ options: { ...makeService().options, isWaitlistEnabled: true } }) },
  play: async ({ canvas }) => {
    await asksForNothing(canvas)
    await expect(canvas.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  },
}

/** There are inquiries only: of a day nothing is known. */
export const InquiriesOnly: Story = {
  args: {
    service: makeService({ isMiniSession: false, availableSchedules: [], packages: [] }),
    wantedDate: '2030-01-26',
    isFull: false,
  },
  play: async ({ canvas }) => {
    await asksForNothing(canvas)
    await expect(canvas.queryByText(/isn’t free/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Inquire now' })).toBeVisible()
  },
}
