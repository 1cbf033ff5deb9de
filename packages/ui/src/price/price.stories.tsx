import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onSheet } from '../testing/story-sheet.tsx'
import { Text } from '../text/text.tsx'
import { Price } from './price.tsx'

/**
 * A price, and the former one if it was reduced.
 *
 * **When to choose it.** Money is shown; where it is typed, take MoneyField.
 */
const meta: Meta<typeof Price> = {
  title: 'Ui/Price',
  component: Price,
  decorators: [onSheet],
  args: { now: '$450' },
}
export default meta
type Story = StoryObj<typeof Price>

export const Default: Story = {}
export const Playground: Story = { tags: ['!test'] }
export const From: Story = {
  args: { isFrom: true },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('From $450'),
}
export const Reduced: Story = {
  args: { was: '$600', isFrom: true },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('was $600now From $450'),
}
/** The former price is smaller than the one that holds, and not below the smallest step of the scale. */
export const FormerIsSmaller: Story = {
  args: { was: '$600' },
  render: (args) => (
    <Text variant="small">
      <Price {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const sizeOf = (part: string) =>
      Number.parseFloat(getComputedStyle(canvasElement.querySelector(part)!).fontSize)
    await expect(sizeOf('s')).toBeGreaterThanOrEqual(13)
    await expect(sizeOf('s')).toBeLessThan(sizeOf('ins'))
  },
}
