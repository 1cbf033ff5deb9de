import type { Meta, StoryObj } from '@storybook/react-vite'
import { baselineOf, lastBaselineOf } from '@bellows/ui/testing'
import { expect, userEvent, waitFor } from 'storybook/test'
import { prints } from '../../kit/story/pictures.ts'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { sliderStories } from '../story/slider-stories.ts'
import { opensSlide } from '../../kit/story/lightbox-plays.ts'
import { images5 } from './images-5.template.ts'

const { meta: base, core } = sectionStories(images5, 'images', {
  purpose: 'Shows one large picture over a strip of small ones that pick it.',
  choose: 'Visitors should choose for themselves what to look at; for one after the other take IMAGES-4.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-5', ...base }
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
export const SquareThumbs: Story = core.option({ thumbRatio: '1:1' })
/** The counter stands on the words' last line. */
export const CounterOnLine: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    const words = lastBaselineOf(canvas.getByText(/^A year of weddings/))
    await expect(baselineOf(canvas.getByText('01 / 12'))).toBeCloseTo(words, 0)
  },
}
/** A strip that scrolls begins with the picture and leaves at the window's edge. */
export const StripOnPhone: Story = {
  ...onPhone,
  args: { images: prints(12) },
  play: async ({ canvas, canvasElement }) => {
    const strip = canvas.getByRole('tablist').getBoundingClientRect()
    const picture = canvasElement.querySelector('[data-slide="0"]')?.getBoundingClientRect()
    const [first] = canvas.getAllByRole('tab')
    await expect(strip.right).toBeCloseTo(document.documentElement.clientWidth, 0)
    await expect(first?.getBoundingClientRect().left).toBeCloseTo(picture?.left ?? Number.NaN, 0)
  },
}
/** Arrows, Home and End choose among the small pictures, round and round; the chosen one is in view. */
export const Forty: Story = {
  args: { images: prints(40) },
  play: async ({ canvas, canvasElement }) => {
    const tabs = canvas.getAllByRole('tab')
    await expect(tabs).toHaveLength(40)
    tabs[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tabs[1]).toHaveFocus()
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(tabs[39]).toHaveFocus()
    await expect(canvas.getByText('40 / 40')).toBeVisible()
    const strip = canvas.getByRole('tablist').getBoundingClientRect()
    await waitFor(() => expect(tabs[39]?.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1))
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(tabs[39]).toHaveFocus()
    await expect(canvasElement.querySelector('[data-slide="39"]')).toHaveAttribute('data-current')
  },
}
