import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CHECK, checked, fullSession, LOCKED, lockedTime } from './full-session-fixtures.ts'
import { PanelStory } from './panel-story.tsx'

const serverNow = '2030-01-15T10:00:00Z'
const held = { ...lockedTime, status: 'BOOKING', lockoutEnd: '2030-01-15T10:09:00Z' } as const
const lockedBy = (over: object = {}) => ({ data: { slots: [{ ...held, ...over }], serverNow } })

/**
 * The calendar of a full session of which somebody else holds a time and has not booked it yet.
 *
 * **When to choose it.** Review that such a time is nobody else’s until its hold ends, and comes back then.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Full session, being booked',
  component: PanelStory,
  args: {
    dates: [],
    service: fullSession,
    answers: { [LOCKED]: lockedBy(), [CHECK]: checked(true) },
    go: fn(),
  },
}
export default meta
type Story = StoryObj<typeof PanelStory>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const openSaturday = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Saturday, January 19, 2030' }))

/** What is held is not offered; the day has its other times. */
export const Held: Story = {
  play: async ({ canvas }) => {
    await openSaturday(canvas)
    await canvas.findByRole('radio', { name: '11:00 AM' })
    await expect(canvas.queryByRole('radio', { name: '9:00 AM' })).toBeNull()
  },
}

/** The hold has ended without a booking: without asking anew the time is there again. */
export const HoldEnded: Story = {
  args: { now: Date.parse('2030-01-15T10:09:00Z') },
  play: async ({ canvas }) => {
    await openSaturday(canvas)
    await canvas.findByRole('radio', { name: '9:00 AM' })
  },
}

const everything = { startTime: '2030-01-15T10:00:00Z', endTime: '2040-01-15T10:00:00Z' }

/** Every time is held: the calendar says so month by month, and who would rather wait joins the list. */
export const AllHeld: Story = {
  args: {
    service: {
      ...fullSession,
      numberOfSlotsAvailable: 0,
      numberOfSlotsHeld: 1,
      options: { ...fullSession.options, isWaitlistEnabled: true },
    },
    answers: { [LOCKED]: lockedBy(everything) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing free in January.')
    await expect(canvas.queryByText('Every time is booked.')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
  },
}
