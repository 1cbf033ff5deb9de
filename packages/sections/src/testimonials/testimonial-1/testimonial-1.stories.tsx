import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { awayFromPointer, goesRound, rests } from '../../kit/story/slider-plays.ts'
import { content, faceless, longWords, studioReviews } from '../story/content.ts'
import { testimonial1 } from './testimonial-1.template.ts'

const { meta: base, core } = sectionStories(testimonial1, 'testimonials', {
  purpose: 'Gives one voice at a time the middle of the page.',
  choose: 'A few short testimonials deserve a stage each; to show all at once take TESTIMONIAL-2 or 4.',
  content,
})
const meta: Meta = { title: 'Sections/Testimonials/TESTIMONIAL-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
/** Without voices of its own it takes the studio’s reviews. */
export const StudioReviews: Story = {
  args: { items: [], host: studioReviews },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(3)
  },
}
/** One voice stands still. */
export const OneItem: Story = {
  ...core.OneItem,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull()
  },
}
export const ReducedMotion: Story = core.ReducedMotion
export const NoAvatar: Story = core.option({ showAvatar: false })
export const Monograms: Story = {
  args: { items: faceless },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HT')).toBeInTheDocument()
  },
}
/** More than 320 characters come down to a smaller size. */
export const LongWords: Story = { args: { items: longWords } }
export const NoControls: Story = {
  args: { autoplay: false, showArrows: false, showCounter: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Slide controls' })).toBeNull()
  },
}
export const Moved: Story = { play: goesRound }
export const Resting: Story = { decorators: [awayFromPointer], play: rests }
const middle = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
/** The box keeps the height of the longest. */
export const OneHeight: Story = {
  args: { items: longWords },
  play: async ({ canvasElement }) => {
    const slides = [...canvasElement.querySelectorAll('[data-slide]')]
    const heights = slides.map((slide) => slide.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
}
/** The arrows stand on the middle of every quote, whatever is under it. */
const besideQuotes: Story['play'] = async ({ canvas, canvasElement }) => {
  const arrow = middle(canvas.getByRole('button', { name: 'Next slide' }))
  const quotes = [...canvasElement.querySelectorAll('blockquote')].map(middle)
  await expect(quotes.filter((quote) => Math.abs(quote - arrow) < 2)).toHaveLength(quotes.length)
}
export const Arrows: Story = { ...onWide, args: { items: longWords }, play: besideQuotes }
export const ArrowsWithoutFaces: Story = { ...onWide, args: { showAvatar: false }, play: besideQuotes }
export const Common: Story = core.Common
