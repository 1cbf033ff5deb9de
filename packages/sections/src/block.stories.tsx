import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Block } from './block.tsx'
import { HostProvider } from './kit/host.tsx'
import { fakeHost } from './kit/story/fake-host.tsx'
import type { Drawable } from './view-loading.ts'

const block = { id: 'b1', name: 'quote', visibility: true, options: { template: 'QUOTE-1' } }
const broken: Promise<Drawable> = Promise.resolve({
  render: () => {
    throw new Error('This section cannot be drawn')
  },
})

/**
 * A place of a page whose section cannot be drawn; the rest of the page stands.
 *
 * **When to choose it.** Pages take it by themselves, for what is stored of older builders and for what throws.
 */
const meta: Meta<typeof Block> = {
  title: 'Sections/Not drawn',
  component: Block,
  args: { block },
  decorators: [
    (Story) => (
      <HostProvider value={fakeHost}>
        <Story />
      </HostProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Block>

export const Unknown: Story = {
  tags: ['visual-1440'],
  args: { isUnknown: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Component not found')).toBeVisible()
  },
}

export const Crashed: Story = {
  tags: ['visual-1440'],
  args: { load: () => broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This section cannot be drawn')).toBeVisible()
  },
}
