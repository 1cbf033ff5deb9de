import type { Slot } from '@bellows/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { makeRecord, makeSlot, NOW } from '../../booking/testing/fixtures.ts'
import { PanelStory } from './panel-story.tsx'

const GONE = 'That time is no longer free. Please choose another.'

/**
 * The panel of a link that leads to one time of a mini session.
 *
 * **When to choose it.** Look at it for what such a link says while the time can be had, and once it cannot.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/One time',
  component: PanelStory,
  args: { go: fn(), offer: makeSlot() },
}
export default meta
type Story = StoryObj<typeof PanelStory>

export const Free: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Hold this time' })).toBeVisible()
    await expect(canvas.queryByText(GONE)).toBeNull()
  },
}

/** The time on both clocks. */
export const VisitorsZone: Story = {
  args: { studio: { timeZone: 'America/Los_Angeles' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^7:00 AM PST is .* your time \(.*\)$/)).toBeVisible()
  },
}

/** Whoever has booked it is not told that it is somebody else’s. */
export const BookedByVisitor: Story = {
  args: {
    offer: makeSlot({ status: 'BOOKED' }),
    record: makeRecord({ status: 'BOOKED', slot: makeSlot({ status: 'BOOKED' }), orderId: 'o1' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You’re booked: Sat, Jan 26, 2030/, { ignore: '[role="status"]' })
    await expect(canvas.queryByText(GONE)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Choose another time' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'See the times' })).toHaveAttribute(
      'href',
      '/services/orchard-light-minis',
    )
  },
}

/** What this browser had kept cannot be read: the time that is held may be the visitor's own. */
export const HeldBeforeItWasDropped: Story = {
  args: {
    offer: makeSlot({ status: 'BOOKING', lockoutEnd: '2030-01-15T10:12:00Z' }),
    record: { ...makeRecord(), serviceSlug: '' },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^We couldn’t read the booking/)
    await expect(await canvas.findByRole('button', { name: 'Choose another time' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.queryByText(GONE)).toBeNull()
  },
}

/** What nobody can book is not offered; nobody is said to have it, and the other times are a press away. */
const notOffered = (over: Partial<Slot>): Story => ({
  args: { offer: makeSlot(over) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(GONE)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Hold this time' })).toBeNull()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      '/services/orchard-light-minis',
    )
  },
})

const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

export const Break: Story = notOffered({ isBreakTime: true })
export const OutOfUse: Story = notOffered({ isDisabled: true })
export const Over: Story = notOffered({ startTime: at(-24), endTime: at(-23) })
/** The studio wants two hours’ notice. */
export const TooSoon: Story = notOffered({ startTime: at(1), endTime: at(2) })
