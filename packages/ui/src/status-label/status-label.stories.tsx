import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { forcedColors } from '../testing/media-rules.ts'
import { controlsOf } from '../testing/looks-of.ts'
import { OnEveryScheme, onSheet, Row } from '../testing/story-sheet.tsx'
import { label } from './status-label.css.ts'
import { StatusLabel } from './status-label.tsx'

/**
 * The state of a thing in two or three words.
 *
 * **When to choose it.** The words alone carry it; a colour only helps.
 */
const meta: Meta<typeof StatusLabel> = {
  title: 'Ui/StatusLabel',
  component: StatusLabel,
  decorators: [onSheet],
  argTypes: controlsOf(label),
  args: { children: 'Open for waitlist' },
}
export default meta
type Story = StoryObj<typeof StatusLabel>

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'] }
export const Danger: Story = { args: { tone: 'danger', children: 'Overdue' } }
/** The danger plate vanishes where colours are forced; its edge stays. */
export const ForcedColours: Story = {
  args: { tone: 'danger', children: 'Overdue' },
  play: async ({ canvas }) => {
    await expect(forcedColors(canvas.getByText('Overdue'))).toContain('border')
  },
}
export const Schemes: Story = {
  decorators: [],
  render: () => (
    <OnEveryScheme>
      <Row>
        <StatusLabel>Open for waitlist</StatusLabel>
        <StatusLabel tone="quiet">Paid</StatusLabel>
        <StatusLabel tone="danger">Overdue</StatusLabel>
      </Row>
    </OnEveryScheme>
  ),
}
