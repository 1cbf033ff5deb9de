import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { makeService, makeSlot, oneDate } from '../../booking/testing/fixtures.ts'
import { PanelStory } from './panel-story.tsx'

/**
 * The panel of a service page in the builder’s preview, where nothing is sent.
 *
 * **When to choose it.** Review that each press that would send something says that it does nothing.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Service page in the preview',
  component: PanelStory,
  args: { isPreview: true, go: fn() },
}
export default meta
type Story = StoryObj<typeof PanelStory>

const usual = makeService().options

const saysSo = (label: string, args: Story['args']): Story => ({
  args: args ?? {},
  play: async ({ canvas }) => {
    const name = `${label} Does nothing in the preview`
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Times: Story = saysSo('Continue', {})
export const WithoutTime: Story = saysSo('Book now', {
  service: makeService({ isMiniSession: false, options: { ...usual, isBookingWithoutTime: true } }),
})
export const Waitlist: Story = saysSo('Join the waitlist', {
  service: makeService({ options: { ...usual, isWaitlistEnabled: true } }),
  dates: [oneDate([makeSlot({ status: 'BOOKED' })], { numberOfSlotsAvailable: 0 })],
})
