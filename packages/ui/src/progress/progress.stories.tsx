import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/stack.tsx'
import { forcedColors } from '../testing/media-rules.ts'
import { OnEveryScheme, onSheet } from '../testing/story-sheet.tsx'
import { Progress } from './progress.tsx'

/**
 * A line that fills.
 *
 * **When to choose it.** It shows how far a slider has come; the steps of a booking are Stepper.
 */
const meta: Meta<typeof Progress> = {
  title: 'Ui/Progress',
  component: Progress,
  decorators: [onSheet],
  args: { label: 'Loading the gallery', value: 5, max: 12, valueText: '5 of 12 pictures' },
}
export default meta
type Story = StoryObj<typeof Progress>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading the gallery' })
    await expect(bar).toHaveAttribute('aria-valuenow', '5')
    await expect(bar).toHaveAttribute('aria-valuetext', '5 of 12 pictures')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Running: Story = { args: { label: 'Checking the date', value: undefined, valueText: undefined } }
export const Ends: Story = {
  render: () => (
    <Stack gap={6}>
      <Progress label="Nothing yet" value={0} />
      <Progress label="All of it" value={1} />
    </Stack>
  ),
}
export const ForcedColours: Story = {
  play: async ({ canvas }) => {
    const fill = canvas.getByRole('progressbar').querySelector('span > span[style]')
    await expect(forcedColors(fill!)).toContain('highlight')
  },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Progress {...args} />
    </div>
  ),
}
export const Schemes: Story = {
  decorators: [],
  render: (args) => (
    <OnEveryScheme>
      <Progress {...args} />
    </OnEveryScheme>
  ),
}
