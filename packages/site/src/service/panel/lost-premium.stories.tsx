import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { orchardSaturday } from '../../booking/testing/fixtures.ts'
import { PanelStory } from './panel-story.tsx'

const DATES = 'GET /api/public/services/orchard-light-minis/service-dates'
const serverNow = '2030-01-15T10:00:00Z'
const saturday = orchardSaturday()
const without = (id: string) => ({
  ...saturday,
  slots: saturday.slots.map((slot) => (slot.id === id ? { ...slot, status: 'BOOKED' as const } : slot)),
})

/**
 * A time with a fee that is somebody else’s while its fee is being agreed to.
 *
 * **When to choose it.** Review that nothing opens which was not asked for.
 */
const meta: Meta<typeof PanelStory> = {
  title: 'Site/Booking/Lost premium time',
  component: PanelStory,
  args: {
    go: fn(),
    dates: [saturday],
    answers: { [DATES]: { data: { serviceDates: [without('gold-1')], serverNow } } },
  },
}
export default meta
type Story = StoryObj<typeof PanelStory>

const title = 'This time costs a little more'

/** The question goes with its time, which is said; the next such time is chosen like each other, and asked about by Continue. */
export const TakenWhileAgreeing: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('radio', { name: /\$45\.00/ })
    await userEvent.click(first!)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('dialog', { name: title })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
    await expect(document.body).not.toHaveFocus()
    await userEvent.click(second!)
    await expect(second).toBeChecked()
    await expect(screen.queryByRole('dialog', { name: title })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await screen.findByRole('dialog', { name: title })
  },
}
