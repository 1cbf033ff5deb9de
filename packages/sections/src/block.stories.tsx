import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
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

const mendable: Promise<Drawable> = Promise.resolve({
  render: (options) => {
    if ('isBroken' in Object(options)) throw new Error('This section cannot be drawn')
    return <p>Drawn</p>
  },
})

/** Other options are drawn anew: what was wrong may be mended by them. */
export const Mended: Story = {
  render: function Mending() {
    const [options, setOptions] = useState<Record<string, unknown>>({ ...block.options, isBroken: true })
    return (
      <>
        <button type="button" onClick={() => setOptions(block.options)}>
          Mend
        </button>
        <Block block={{ ...block, options }} load={() => mendable} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This section cannot be drawn')
    await userEvent.click(canvas.getByRole('button', { name: 'Mend' }))
    await expect(await canvas.findByText('Drawn')).toBeVisible()
  },
}
