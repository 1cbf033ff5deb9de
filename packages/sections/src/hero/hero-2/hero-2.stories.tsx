import type { Meta, StoryObj } from '@storybook/react-vite'
import { printOf } from '@bellows/ui/testing'
import { expect, waitFor, within } from 'storybook/test'
import { prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as height from '../../kit/story/height-plays.ts'
import { servedSlides } from '../story/served-plays.ts'
import { awayFromPointer, goesRound, rests, standsAlone } from '../../kit/story/slider-plays.ts'
import { hero2 } from './hero-2.template.ts'

const { meta: base, core } = sectionStories(hero2, 'hero', {
  purpose: 'Opens a page with a slow slideshow and words in its middle.',
  choose: 'There are several pictures of one rank; for a single one with words at its foot take HERO-1.',
  content,
})
const meta: Meta = { title: 'Sections/Hero/HERO-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

const one = prints(1, 'A-32')

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, play: height.grows }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const WhitePhoto: Story = core.WhitePhoto

export const Moved: Story = { play: goesRound }
export const Resting: Story = { decorators: [awayFromPointer], play: rests }
export const SlideTransition: Story = { args: { transition: 'slide' }, play: goesRound }
export const NoControls: Story = {
  args: { autoplay: false, showCounter: false, showArrows: false, showProgress: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const OneItem: Story = { ...core.OneItem, play: standsAlone }
export const ManyItems: Story = {
  args: { images: prints(16, 'A-32') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('01 / 16')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pause slides' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull()
  },
}
export const ReducedMotion: Story = core.ReducedMotion
export const Served: Story = servedSlides({ template: hero2, kind: 'hero', options: content })

const still = { ...height.fewWords, images: one }
export const HeightFixed: Story = { args: still, play: height.isFixed }
export const HeightFixedPhone: Story = { ...height.onPhone, args: still, play: height.isFixed }
export const HeightFit: Story = { args: { ...still, heightMode: 'fit' }, play: height.follows(1.5) }
export const HeightFull: Story = {
  args: { heightMode: 'full' },
  decorators: [height.withoutHeader],
  play: height.fillsWindow,
}
export const HeightFullPhone: Story = {
  ...height.onSmallPhone,
  args: { heightMode: 'full' },
  decorators: [height.withoutHeader],
  play: height.fillsPhone,
}
/** Where photographs are drawn, the words keep off the couple on the first, which stands from 57 % of its width on. */
export const Photographed: Story = {
  ...height.onWide,
  globals: { ...height.onWide.globals, pictures: 'photographs' },
  play: async ({ canvas, canvasElement }) => {
    const { src = '' } = canvasElement.querySelector('img') ?? {}
    if (printOf(src)) return
    await expect(src).toContain('orchard-couple')
    const { right } =
      canvas.getByRole('heading', { level: 1 }).firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    await expect(right).toBeGreaterThan(0)
    await expect(right).toBeLessThan(0.57 * window.innerWidth)
  },
}
/** The middle of the words stands at 54 % of the height. */
export const Lowered: Story = {
  args: { height: 1000 },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return
    const boxOf = (selector: string) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    await waitFor(() => {
      const { top, bottom } = boxOf('div:has(> h1)')
      return expect((top + bottom) / 2 - boxOf('[data-height]').top).toBeCloseTo(540, 0)
    })
  },
}
/** Below the picture, where plates are not seen, figures and arrows end where the words' margin does. */
export const BarOnMargins: Story = {
  ...height.onPhone,
  play: async ({ canvas }) => {
    const MARGIN = 20
    const figures = document.createRange()
    figures.selectNodeContents(canvas.getByText('01 / 05'))
    await expect(figures.getBoundingClientRect().left).toBeCloseTo(MARGIN, 0)
    const arrow = canvas.getByRole('button', { name: 'Next slide' }).firstElementChild
    await expect(arrow?.getBoundingClientRect().right).toBeCloseTo(window.innerWidth - MARGIN, 0)
  },
}
