import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { forcedColors } from '../testing/media-rules.ts'
import { Stack } from '../layout/stack.tsx'
import { controlsOf } from '../testing/looks-of.ts'
import { Cells, onSheet } from '../testing/story-sheet.tsx'
import { RunningLine } from './running-line.tsx'
import { block } from './skeleton.css.ts'
import { Skeleton } from './skeleton.tsx'

/**
 * The place of what is still loading, in its final shape.
 *
 * **When to choose it.** A list or section waits for data; a button that works says so itself with its running
 * line.
 */
const meta: Meta<typeof Skeleton> = {
  title: 'Ui/Busy',
  component: Skeleton,
  decorators: [onSheet],
  argTypes: { ratio: controlsOf(block)['ratio'] },
  args: { ratio: 'A-32' },
}
export default meta
type Story = StoryObj<typeof Skeleton>

export const Default: Story = {
  render: () => (
    <div aria-busy="true">
      <Cells>
        {[1, 2, 3].map((card) => (
          <Stack key={card}>
            <Skeleton ratio="A-45" />
            <Skeleton lines={2} />
          </Stack>
        ))}
      </Cells>
    </div>
  ),
}
export const Playground: Story = { tags: ['!test'] }
export const Lines: Story = { args: { ratio: undefined, lines: 4 } }
/** Where colours are forced a background vanishes: the places keep an outline. */
export const ForcedColours: Story = {
  play: async ({ canvasElement }) => {
    const plate = canvasElement.querySelector('[aria-hidden="true"]')
    await expect(forcedColors(plate!)).toContain('border')
  },
}
export const Line: Story = { render: () => <RunningLine /> }
