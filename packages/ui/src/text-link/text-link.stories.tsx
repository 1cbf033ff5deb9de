import type { Meta, StoryObj } from '@storybook/react-vite'
import { onSheet, OnEveryScheme, Row } from '../testing/story-sheet.tsx'
import { Text } from '../text/text.tsx'
import { TextLink } from './text-link.tsx'

const meta: Meta<typeof TextLink> = {
  title: 'Ui/TextLink',
  component: TextLink,
  decorators: [onSheet],
  args: { href: '#portfolio', children: 'See the portfolio' },
}
export default meta
type Story = StoryObj<typeof TextLink>

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'] }
export const InText: Story = {
  render: (args) => (
    <Text>
      We work along the lake from April to October. <TextLink {...args} /> or write to us; we answer within
      two days.
    </Text>
  ),
}
export const Quiet: Story = {
  render: () => (
    <Row>
      <TextLink variant="quiet" href="#a" aria-current="page">
        Home
      </TextLink>
      <TextLink variant="quiet" href="#b">
        Services
      </TextLink>
      <TextLink variant="quiet" href="#c">
        About
      </TextLink>
    </Row>
  ),
}
export const Schemes: Story = {
  decorators: [],
  render: (args) => (
    <OnEveryScheme>
      <TextLink {...args} />
    </OnEveryScheme>
  ),
}
