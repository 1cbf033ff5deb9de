import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { makeInquiry } from '../../booking/testing/entry-fixtures.ts'
import { makeService, makeSlot, oneDate } from '../../booking/testing/fixtures.ts'
import { loadFullPicker } from '../../booking/picker/full-picker-code.ts'
import { StoryWorld } from '../../booking/testing/story-world.tsx'
import { InquiryPanel } from './inquiry-panel.tsx'

const service = makeService({
  isMiniSession: false,
  minDuration: 45,
  maxDuration: 75,
  availableSchedules: [{ weekday: 6, from: '09:00', to: '17:00' }],
})
const serverNow = '2030-01-15T10:00:00Z'
const dates = { serviceDates: [], serverNow }

/**
 * The calendar of an inquiry's link, where a day was asked for.
 *
 * **When to choose it.** Review what is told of days that nobody has chosen yet.
 */
const meta: Meta<typeof StoryWorld> = {
  title: 'Site/Booking/Wanted day',
  component: StoryWorld,
  args: {
    children: <InquiryPanel inquiryId="inquiry-1" service={service} dates={dates} inquiryHref="/contact" />,
    answers: {
      'GET /api/public/services/orchard-light-minis': { data: service },
      'GET /api/public/service-slots/lockeds': { data: { slots: [], serverNow } },
      'GET /api/public/inquiries/inquiry-1': { data: makeInquiry({ wantedDate: '2030-02-02' }) },
    },
  },
}
export default meta
type Story = StoryObj<typeof StoryWorld>

/** The calendar, whose code is there before the inquiry, comes to the month of the wanted day without a word; one that the visitor turns to is said. */
export const NextMonth: Story = {
  loaders: [() => loadFullPicker()],
  play: async ({ canvas }) => {
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await canvas.findByRole('heading', { name: 'February 2030' })
    await expect(canvas.getByRole('button', { name: /February 2, 2030/ })).toBeVisible()
    await expect(said()).not.toContain('February 2030')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await waitFor(() => expect(said()).toContain('March 2030'))
  },
}

const mini = makeService()
const full = oneDate([makeSlot({ status: 'BOOKED' })])
const afternoon = makeSlot({
  id: 'barn-1',
  startTime: '2030-01-26T20:00:00Z',
  endTime: '2030-01-26T20:20:00Z',
})
const twice = {
  serviceDates: [full, oneDate([afternoon], { id: 'barn', location: 'Barn Lane, Woodstock' })],
  serverNow,
}

/** A day at two places is free as long as one of them has a time left. */
export const FreeAtAnotherPlace: Story = {
  args: {
    children: <InquiryPanel inquiryId="inquiry-1" service={mini} dates={twice} inquiryHref="/contact" />,
    answers: {
      'GET /api/public/services/orchard-light-minis': { data: mini },
      'GET /api/public/services/orchard-light-minis/service-dates': { data: twice },
      'GET /api/public/inquiries/inquiry-1': { data: makeInquiry({ wantedDate: '2030-01-26' }) },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Choose a time to book what you asked about.')
    await expect(canvas.getByRole('radio', { name: '2:00 PM' })).toBeEnabled()
    await expect(canvas.queryByText(/isn’t free/, { selector: 'p' })).toBeNull()
  },
}
