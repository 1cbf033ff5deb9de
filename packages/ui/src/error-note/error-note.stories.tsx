import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { forcedColors } from '../testing/media-rules.ts'
import { OnEveryScheme, onSheet } from '../testing/story-sheet.tsx'
import { ErrorNote } from './error-note.tsx'

/**
 * An error in words on its own plate, readable on every surface.
 *
 * **When to choose it.** Something failed beside a control; if it stops the visitor, take AlertDialog.
 */
const meta: Meta<typeof ErrorNote> = {
  title: 'Ui/ErrorNote',
  component: ErrorNote,
  decorators: [onSheet],
  args: { children: 'This field cannot be left blank' },
}
export default meta
type Story = StoryObj<typeof ErrorNote>

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = {
  args: {
    children:
      'The server did not answer, and we tried twice. Your answers are kept on this page; please check your connection and send the form again in a minute, or call the studio.',
  },
}
/** The plate vanishes where colours are forced; its edge stays. */
export const ForcedColours: Story = {
  play: async ({ canvas }) => {
    const note = canvas.getByText('This field cannot be left blank').parentElement
    await expect(forcedColors(note!)).toContain('border')
  },
}
export const Schemes: Story = {
  decorators: [],
  render: (args) => (
    <OnEveryScheme>
      <ErrorNote {...args} />
    </OnEveryScheme>
  ),
}
