import type { Slot } from '@bellows/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { oneDate, slotsFrom } from '../../booking/testing/fixtures.ts'
import { PanelStory } from './panel-story.tsx'

const onDay = (day: number, slot: Partial<Slot>) =>
  oneDate(slotsFrom(`day-${day}`, `2030-01-${day}T15:00:00Z`, [slot, slot]), { id: `day-${day}` })
const full = { status: 'BOOKED' } as const

/**
 * A mini session of many dates, of which the later ones are folded away.
 *
 * **When to choose it.** Review the ways to a time that stands there.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Later dates',
  component: PanelStory,
  args: {
    go: fn(),
    dates: [onDay(24, full), onDay(25, full), onDay(26, full), onDay(27, {}), onDay(28, {})],
  },
}
export default meta
type Story = StoryObj<typeof PanelStory>

const on = (instant: string) => oneDate(slotsFrom(instant, instant, [{}]), { id: instant })

/** From a winter to the next, one name of the zone would belie the summer between. */
export const WinterToWinter: Story = {
  args: { dates: [on('2030-01-24T15:00:00Z'), on('2030-07-24T14:00:00Z'), on('2030-12-24T15:00:00Z')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Times in Chicago')).toBeVisible()
  },
}

/** Where the first dates are full, Continue unfolds the others, and says there what is missing; each time anew. */
export const FirstOnesFull: Story = {
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show 2 more dates' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const first = () => canvas.getAllByRole('radio', { name: '9:00 AM' }).at(0)
    const isLedTo = async () => {
      await waitFor(() => expect(first()).toHaveFocus())
      await expect(first()).toBeVisible()
      const date = canvas.getByText('This field cannot be left blank').closest('fieldset')
      await expect(date).toContainElement(first() ?? null)
    }
    await press()
    await isLedTo()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more dates' }))
    await press()
    await isLedTo()
  },
}
