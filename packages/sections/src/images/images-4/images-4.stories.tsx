import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { goesRound } from '../../kit/story/slider-plays.ts'
import { content } from '../story/content.ts'
import { sliderStories } from '../story/slider-stories.ts'
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
const sliders = sliderStories(core)

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = sliders.NoImages
export const OneItem: Story = sliders.OneItem
export const ManyItems: Story = core.ManyItems
export const NoAutoplay: Story = sliders.NoAutoplay
export const NoControls: Story = sliders.NoControls
export const Resting: Story = sliders.Resting
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
