import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlsOf } from '../testing/looks-of.ts'
import { onSheet, Row } from '../testing/story-sheet.tsx'
import { drawings, type IconName } from './drawings.ts'
import { icon } from './icon.css.ts'
import { Icon } from './icon.tsx'

const isName = (name: string): name is IconName => name in drawings
const names = Object.keys(drawings).filter(isName)
/**
 * A line drawing in the colour of the text.
 *
 * **When to choose it.** It stands in a control that has a name; it never speaks alone.
 */
const meta: Meta<typeof Icon> = {
  title: 'Ui/Icon',
  component: Icon,
  decorators: [onSheet],
  args: { name: 'close' },
  argTypes: { ...controlsOf(icon), name: { control: 'select', options: names } },
}
export default meta
type Story = StoryObj<typeof Icon>

const All = () => (
  <Row>
    {names.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </Row>
)

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'] }
export const Every: Story = { render: All }
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <All />
    </div>
  ),
}
