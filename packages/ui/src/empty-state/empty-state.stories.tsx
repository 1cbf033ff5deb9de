import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { controlsOf } from '../testing/looks-of.ts'
import { OnEveryScheme, onSheet } from '../testing/story-sheet.tsx'
import * as css from './empty-state.css.ts'
import { EmptyState } from './empty-state.tsx'

/**
 * The place of a list that has nothing in it, said in words.
 *
 * **When to choose it.** A list may be empty for good reason; if something failed, take ErrorNote.
 */
const meta: Meta<typeof EmptyState> = {
  title: 'Ui/EmptyState',
  component: EmptyState,
  argTypes: controlsOf(css.empty),
  decorators: [onSheet],
  args: {
    title: 'No dates yet',
    children: 'New dates are added in the first week of each month. Write to us and we tell you first.',
    action: (
      <Button variant="text" href="#contact">
        Write to us
      </Button>
    ),
  },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No dates yet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toBeVisible()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const TitleOnly: Story = { args: { children: undefined, action: undefined } }
export const Centred: Story = { args: { align: 'center' } }
export const LongText: Story = {
  args: {
    title: 'Für die Donaudampfschifffahrtsgesellschaftskapitänsporträts gibt es derzeit keine freien Termine',
  },
}
export const Schemes: Story = {
  decorators: [],
  render: (args) => (
    <OnEveryScheme>
      <EmptyState {...args} />
    </OnEveryScheme>
  ),
}
