import type { Meta, StoryObj } from '@storybook/react-vite'
import { OnEveryScheme, onSheet, Row } from '../testing/story-sheet.tsx'
import { StatusLabel } from './status-label.tsx'

const meta: Meta<typeof StatusLabel> = {
  title: 'Ui/StatusLabel',
  component: StatusLabel,
  decorators: [onSheet],
  args: { children: 'Open for waitlist' },
}
export default meta
type Story = StoryObj<typeof StatusLabel>

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'] }
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
