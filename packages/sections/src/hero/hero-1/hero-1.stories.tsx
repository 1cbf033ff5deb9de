import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { wedding } from '../../kit/story/contents.ts'
import { print, prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import * as height from '../../kit/story/height-plays.ts'
import { servedSlides } from '../story/served-plays.ts'
import { awayFromPointer, goesRound, rests, standsAlone } from '../../kit/story/slider-plays.ts'
import { hero1 } from './hero-1.template.ts'

const content = { ...wedding, images: [print('A-32')] }
const { meta: base, core } = sectionStories(hero1, 'hero', {
  purpose: 'Opens a page with one picture, or several in turn, and words along its foot.',
  choose:
    'The picture should be seen whole before a word is read; for centred words on many pictures take HERO-2.',
  content,
})
const meta: Meta = { title: 'Sections/Hero/HERO-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

const section = (options: Record<string, unknown>) => ({ template: hero1, kind: 'hero', options }) as const

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'], play: height.grows }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
const darkOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('[data-scrim=""]')]
const veilOf = (canvasElement: HTMLElement) => {
  const frame = canvasElement.querySelector('[data-placeholder]') ?? canvasElement
  return getComputedStyle(frame, '::after')
}
/** An empty frame is darkened evenly, not behind the words alone. */
export const EmptyFrame: Story = {
  ...core.NoImages,
  ...height.onWide,
  play: async ({ canvasElement }) => {
    await expect(Number(veilOf(canvasElement).opacity)).toBeCloseTo(0.58, 2)
    for (const dark of darkOf(canvasElement)) {
      await expect(getComputedStyle(dark, '::before').display).toBe('none')
    }
  },
}
/** Where the words stand below it nothing is darkened. */
export const EmptyFrameOnTablet: Story = {
  ...core.NoImages,
  ...height.onTablet,
  play: async ({ canvasElement }) => {
    await expect(veilOf(canvasElement).display).toBe('none')
  },
}
export const WhitePhoto: Story = core.WhitePhoto
export const ContentRight: Story = core.option({ contentSide: 'right' })
export const Common: Story = core.Common

/** Title and description stand on one darkness: two would add up where they meet. */
export const OneDarkness: Story = {
  ...height.onWide,
  play: async ({ canvas, canvasElement }) => {
    const [behind, ...others] = darkOf(canvasElement)
    await expect(others).toHaveLength(0)
    await expect(behind).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await expect(behind).toContainElement(canvas.getByRole('link'))
  },
}
/** Whose subject takes the place beside the title has its description below: clear of letters that reach under their line. */
export const BelowTitle: Story = {
  ...height.onWide,
  args: { images: [{ ...print('A-32'), subject: { left: 60, right: 95, top: 20, bottom: 90 } }] },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const below = title.nextElementSibling as HTMLElement
    const letter = parseFloat(getComputedStyle(title).fontSize)
    const gap = below.getBoundingClientRect().top - title.getBoundingClientRect().bottom
    await expect(gap).toBeGreaterThanOrEqual(letter / 4)
  },
}
/** A title without words beside it darkens its own end alone. */
export const TitleAlone: Story = {
  ...height.onWide,
  args: { description: '', showButton: false },
  play: async ({ canvasElement }) => {
    await expect(darkOf(canvasElement).map((box) => box.getAttribute('data-edge'))).toEqual(['start foot'])
  },
}

/** A description below the title, not beside it, is darkened more than the title, which needs less. */
export const DeeperBelow: Story = {
  ...height.onWide,
  args: {
    title: 'The way you are',
    subtitle: '',
    images: [{ ...print('A-32'), subject: { left: 60, right: 95, top: 20, bottom: 90 } }],
  },
  play: async ({ canvas, canvasElement }) => {
    const [dark] = darkOf(canvasElement)
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const { top } = getComputedStyle(dark as HTMLElement, '::after')
    const plateau = (dark as HTMLElement).getBoundingClientRect().top + parseFloat(top)
    await expect(dark).toHaveAttribute('data-deeper')
    await expect(plateau).toBeLessThan(bottom)
    await expect(plateau).toBeGreaterThan(bottom - 400)
  },
}

/** How far the darkness behind the title reaches beyond its words, and how far their box does. */
function beyondWords(canvasElement: HTMLElement, title: HTMLElement) {
  const [dark] = darkOf(canvasElement)
  const lines = document.createRange()
  lines.selectNodeContents(title)
  const words = lines.getBoundingClientRect()
  const box = (dark as HTMLElement).getBoundingClientRect()
  const { left, right } = getComputedStyle(dark as HTMLElement, '::before')
  return {
    darkness: {
      before: words.left - box.left - parseFloat(left),
      after: box.right - words.right - parseFloat(right),
    },
    box: box.right - words.right,
  }
}
/** A title on two lines is darkened as far as its longer line goes, not as far as its column. */
export const AtItsWords: Story = {
  ...height.onWide,
  args: { title: 'The way you are this year', description: '', showButton: false },
  play: async ({ canvas, canvasElement }) => {
    const { darkness, box } = beyondWords(canvasElement, canvas.getByRole('heading', { level: 1 }))
    await expect(box).toBeGreaterThan(100)
    await expect(darkness.after).toBeLessThanOrEqual(320)
    await expect(darkness.after).toBeCloseTo(0.2 * window.innerWidth, 0)
  },
}
/** On the right, too: what its column has beyond the words stays clear. */
export const AtItsWordsRight: Story = {
  ...AtItsWords,
  args: { ...AtItsWords.args, contentSide: 'right' },
  play: async ({ canvas, canvasElement }) => {
    const { darkness } = beyondWords(canvasElement, canvas.getByRole('heading', { level: 1 }))
    await expect(darkness.after).toBeCloseTo(darkness.before, 0)
  },
}

export const HeightFixed: Story = { args: height.fewWords, play: height.isFixed }
export const HeightFixedPhone: Story = { ...height.onPhone, args: height.fewWords, play: height.isFixed }
export const HeightFit: Story = {
  tags: ['visual-1440'],
  args: { ...height.fewWords, heightMode: 'fit', images: prints(1, 'A-219') },
  play: async (context) => {
    await height.follows(1920 / 823)(context)
    // Letters that reach below their line stay on the picture.
    const foot = context.canvasElement.querySelector('[data-height]')?.getBoundingClientRect().bottom ?? 0
    const title = context.canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(foot - title.getBoundingClientRect().bottom).toBeCloseTo(32, 0))
  },
}
export const HeightFull: Story = {
  args: { heightMode: 'full' },
  decorators: [height.withoutHeader],
  tags: ['visual-1440'],
  play: height.fillsWindow,
}
export const HeightFullPhone: Story = {
  ...height.onSmallPhone,
  args: { heightMode: 'full' },
  decorators: [height.withoutHeader],
  play: height.fillsPhone,
}

const slider = { mediaMode: 'slider', images: prints(5, 'A-32') }
export const Slider: Story = { args: slider }
export const SliderMoved: Story = { args: slider, play: goesRound }
export const SliderResting: Story = { args: slider, decorators: [awayFromPointer], play: rests }
export const SliderWithoutArrows: Story = { args: { ...slider, showArrows: false, showCounter: false } }
export const OneItem: Story = { args: { ...slider, images: prints(1) }, play: standsAlone }
export const ManyItems: Story = { args: { ...slider, images: prints(16, 'A-32') } }
export const ReducedMotion: Story = { ...core.ReducedMotion, args: slider }
export const Served: Story = servedSlides(section({ ...content, ...slider }))
