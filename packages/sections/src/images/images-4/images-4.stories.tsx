import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { awayFromPointer, goesRound, rests } from '../../kit/story/slider-plays.ts'
import { content } from '../story/content.ts'
import { opensSlide } from '../../kit/story/lightbox-plays.ts'
import { images4 } from './images-4.template.ts'

const { meta: base, core } = sectionStories(images4, 'images', {
  purpose: 'Shows one picture at a time, whole, on a mat of one height.',
  choose:
    'Every picture deserves to be looked at for itself and none may be cut; with small ones to pick from take IMAGES-5.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = {
  ...core.NoImages,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slide] [data-placeholder]')).toHaveLength(3)
  },
}
/** One picture stands still: no controls, no counter. */
export const OneItem: Story = {
  ...core.OneItem,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull()
    await expect(canvas.queryByText('01 / 01')).toBeNull()
  },
}
export const ManyItems: Story = core.ManyItems
export const NoAutoplay: Story = {
  args: { autoplay: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /(Pause|Play) slides/ })).toBeNull()
  },
}
export const NoControls: Story = {
  args: { autoplay: false, showArrows: false, showCounter: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: 'Slide controls' })).toBeNull()
  },
}
export const Resting: Story = { decorators: [awayFromPointer], play: rests }
export const ReducedMotion: Story = core.ReducedMotion
export const Lightbox: Story = { play: opensSlide }
export const NoMat: Story = core.option({ mat: false })
export const Moved: Story = { play: goesRound }
/** Upright and wide pictures have one frame. */
export const OneFrame: Story = {
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('[data-slide]')].map(
      (slide) => slide.getBoundingClientRect().height,
    )
    await expect(new Set(heights).size).toBe(1)
  },
}
