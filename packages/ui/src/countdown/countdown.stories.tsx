import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onSheet } from '../testing/story-sheet.tsx'
import { Countdown } from './countdown.tsx'

/**
 * What is left of a time, in words that never speak up by themselves.
 *
 * **When to choose it.** An offer ends; how long a slot is held is said by the booking’s own bar.
 */
const meta: Meta<typeof Countdown> = {
  title: 'Ui/Countdown',
  component: Countdown,
  decorators: [onSheet],
  args: { left: { unit: 'days', days: 9, hours: 4 } },
}
export default meta
type Story = StoryObj<typeof Countdown>

export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer')
    await expect(timer).toHaveTextContent('9 days 4 hours left')
    await expect(timer).toHaveAttribute('aria-live', 'off')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const EndsToday: Story = { args: { left: { unit: 'hours', hours: 3, minutes: 20 } } }
export const UnderAnHour: Story = { args: { left: { unit: 'minutes', minutes: 1 } } }
