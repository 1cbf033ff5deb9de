import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Cells, onSheet } from '../testing/story-sheet.tsx'
import { hydrates, serve } from '../testing/hydrates.tsx'
import { looksOf } from '../testing/looks-of.ts'
import { storyPrint } from '../testing/story-print.ts'
import { frame } from './frame.css.ts'
import { Image } from './image.tsx'
import { Placeholder } from './placeholder.tsx'

const print = (width: number, height: number, index = 0) => ({
  url: storyPrint(width, height, index),
  alt: 'A horizon in the evening',
  width,
  height,
})
const landscape = print(1200, 800)

/**
 * A picture in its frame, or a placeholder of the same shape.
 *
 * **When to choose it.** Every picture of a section; with words on it, put it under a Scrim.
 */
const meta: Meta<typeof Image> = {
  title: 'Ui/Image',
  component: Image,
  decorators: [onSheet],
  args: { source: landscape, sizes: 'c12·t8·m4' },
}
export default meta
type Story = StoryObj<typeof Image>

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'A horizon in the evening' })
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5, 2)
    await expect(image).toHaveAttribute('loading', 'lazy')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Ratios: Story = {
  render: () => (
    <Cells>
      {looksOf(frame, 'ratio')
        .filter((ratio) => ratio !== 'fill')
        .map((ratio, i) => (
          <Image key={ratio} source={print(1200, 800, i)} sizes="c4" ratio={ratio} />
        ))}
    </Cells>
  ),
}
export const SizeUnknown: Story = {
  args: { source: { url: storyPrint(400, 500), alt: 'Upright' } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await waitFor(() => {
      const { width, height } = image.getBoundingClientRect()
      if (Math.abs(width / height - 0.8) > 0.01) throw new Error('Still in its assumed ratio')
    })
  },
}
export const Contained: Story = {
  args: { source: { ...print(800, 1000), objectFit: 'contain' }, ratio: 'A-32' },
}
export const Veiled: Story = { args: { source: { ...landscape, overlay: 60 } } }
export const Linked: Story = {
  render: (args) => (
    <a href="#large">
      <Image {...args} />
    </a>
  ),
}
export const NoImage: Story = {
  render: () => (
    <Cells>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Placeholder key={index} index={index} />
      ))}
    </Cells>
  ),
}
export const NoImageSmall: Story = {
  render: () => (
    <div style={{ width: 64 }}>
      <Image source={null} sizes="64px" ratio="A-45" />
    </div>
  ),
}

async function seesBroken(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    if (!canvasElement.querySelector('[data-broken]')) throw new Error('Not broken yet')
  })
  await expect(canvasElement).toHaveTextContent('Two people on a pier')
}
export const Broken: Story = {
  args: {
    source: {
      url: '/media/no-such-picture.jpg',
      additionalImageUrls: { _sm: '/media/no-such-picture_sm.jpg' },
      alt: 'Two people on a pier',
      width: 1200,
      height: 900,
    },
  },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector(`.${frame.classNames.base}`)
    const before = place?.getBoundingClientRect().height
    await seesBroken(canvasElement)
    const after = canvasElement.querySelector('[data-broken]')?.getBoundingClientRect().height
    await expect(after).toBe(before)
  },
}
export const BrokenBeforeHydration: Story = {
  render: () => <p>The picture is served, fails, and is hydrated then.</p>,
  play: async () => {
    const image = (
      <Image source={{ url: '/media/gone.jpg', alt: 'Two people on a pier' }} sizes="c4" loading="eager" />
    )
    const host = serve(image)
    await waitFor(() => {
      if (!host.querySelector('img')?.complete) throw new Error('Still loading')
    })
    await hydrates(image, seesBroken, host)
  },
}
export const VersionsMissing: Story = {
  args: { source: { ...landscape, additionalImageUrls: { _lg: '/media/no-such-picture_lg.png' } } },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const image = canvas.getByRole<HTMLImageElement>('img')
      if (image.hasAttribute('srcset') || image.naturalWidth === 0) throw new Error('Original not tried')
    })
  },
}
