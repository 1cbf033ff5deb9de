import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onSheet } from '../testing/story-sheet.tsx'
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
