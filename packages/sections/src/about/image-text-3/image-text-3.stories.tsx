import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onWide, onTablet } from '../../kit/story/height-plays.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { wordless } from '../../kit/story/wordless.ts'
import { content } from '../story/content.ts'
import { imageText3 } from './image-text-3.template.ts'

const { meta: base, core } = sectionStories(imageText3, 'about', {
  purpose: 'Shows two sides of the studio: a portrait and a smaller print over its corner.',
  choose: 'Two pictures tell more than one; with a single portrait take image-text-1.',
  content,
})
const meta: Meta = { title: 'Sections/About/image-text-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = { ...core.NoImages, tags: ['visual-1440'] }
export const ImageLeft: Story = core.option({ imageSide: 'left' })
export const OneImage: Story = {
  args: { images: content.images.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvasElement.querySelector('[data-placeholder]')).toBeNull()
  },
}
/** The second print lies over the first one's corner, and its end stays in the section. */
export const Tucked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect())
    const end = canvasElement.querySelector('[data-template]')?.getBoundingClientRect().bottom
    if (!first || !second) throw new Error('No pair')
    await expect(second.left).toBeLessThan(first.right)
    await expect(first.left).toBeLessThan(second.right)
    await expect(second.bottom).toBeGreaterThan(first.bottom)
    await expect(second.bottom).toBeLessThanOrEqual(end ?? 0)
  },
}
const printsOf = (canvas: { getAllByRole: (role: 'img') => HTMLElement[] }) => {
  const [first, second] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect())
  if (!first || !second) throw new Error('No pair')
  return { first, second }
}
/** The second print ends on the content's line and hangs 64 pixels; its paper border is no part of either. */
export const OnTheLine: Story = {
  ...onWide,
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 1440) return
    const { first, second } = printsOf(canvas)
    const line = canvasElement.querySelector('[data-side]')
    const margin = Number.parseFloat(getComputedStyle(line!).paddingInlineEnd)
    await expect(second.right).toBeCloseTo((line?.getBoundingClientRect().right ?? 0) - margin, 0)
    await expect(second.bottom - first.bottom).toBeCloseTo(64, 0)
  },
}
/** On phones it covers 48 pixels of the first one's foot, and shows the rest below it. */
export const CoversLittleOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const { first, second } = printsOf(canvas)
    await expect(first.bottom - second.top).toBeCloseTo(48, 0)
    await expect(window.innerWidth - second.right).toBeCloseTo(20, 0)
  },
}
/** The whole padding follows what hangs lowest. */
const endsInPadding: Story = {
  args: { paddingBottom: 96 },
  play: async ({ canvas, canvasElement }) => {
    const lowest = Math.max(
      ...canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().bottom),
    )
    const end = canvasElement.querySelector('[data-template]')?.getBoundingClientRect().bottom ?? Number.NaN
    await expect(end - lowest).toBeGreaterThanOrEqual(96)
  },
}
export const Foot: Story = { ...onWide, ...endsInPadding }
export const FootOnPhone: Story = { ...onPhone, ...endsInPadding }
/** Without words the section begins with what else it holds. */
export const Wordless: Story = { ...onTablet, ...wordless, args: { ...wordless.args, signature: '' } }
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
