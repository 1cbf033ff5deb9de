import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as height from '../../kit/story/height-plays.ts'
import { print, prints } from '../../kit/story/pictures.ts'
import { showsBackdrop } from '../../kit/story/core-plays.tsx'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { awayFromPointer, goesRound, rests, standsAlone } from '../../kit/story/slider-plays.ts'
import { content } from '../story/content.ts'
import { servedSlides } from '../story/served-plays.ts'
import { hero3 } from './hero-3.template.ts'

const { meta: base, core } = sectionStories(hero3, 'hero', {
  purpose: 'Opens a page like a book: words on paper, facing a picture of the whole height.',
  choose: 'The picture is upright, or must stay free of words; to lay words on it take HERO-1 or 2.',
  content,
})
const meta: Meta = { title: 'Sections/Hero/HERO-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

const slider = { mediaMode: 'slider' }
const one = prints(1, 'A-45')

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, play: height.grows }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const ImageLeft: Story = core.option({ imageSide: 'left' })

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()

/** No word stands on the picture, and the two panels are as tall as each other. */
export const Apart: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = boxOf(canvas.getByRole('img'))
    for (const words of canvasElement.querySelectorAll('h1, p, section a')) {
      const { right, top } = boxOf(words)
      await expect(right <= picture.left || top >= picture.bottom).toBe(true)
    }
    if (window.innerWidth < 768) return
    await expect(picture.height).toBeCloseTo(boxOf(canvasElement.querySelector('[data-height]')).height, 0)
    if (window.innerWidth >= 992) await expect(picture.width).toBeCloseTo((window.innerWidth * 7) / 12, 0)
  },
}
export const HeightFixed: Story = { args: height.fewWords, play: height.isFixed }
export const HeightFit: Story = {
  args: { ...height.fewWords, heightMode: 'fit', images: one },
  play: height.follows((4 / 5) * (12 / 7)),
}
export const HeightFull: Story = {
  args: { heightMode: 'full' },
  decorators: [height.withoutHeader],
  play: height.fillsWindow,
}

/** The paper beside the picture has the background picture on it. */
export const OnBackdrop: Story = {
  args: { theme: 'image_background', backgroundImage: print('A-32', 3) },
  play: showsBackdrop,
}

export const Slider: Story = { args: slider }
export const SliderLeft: Story = { args: { ...slider, imageSide: 'left' } }
/** Without words the controls keep to the paper's foot. */
export const SliderWithoutWords: Story = {
  args: { ...slider, title: '', subtitle: '', description: '', showButton: false },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 768) return
    const foot = boxOf(canvasElement.querySelector('[data-height]')).bottom
    const controls = boxOf(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(foot - controls.bottom).toBeLessThan(controls.height * 3)
  },
}
export const SliderMoved: Story = { args: slider, play: goesRound }
export const SliderResting: Story = { args: slider, decorators: [awayFromPointer], play: rests }
export const OneItem: Story = { args: { ...slider, images: one }, play: standsAlone }
export const ManyItems: Story = { args: { ...slider, images: prints(16, 'A-45') } }
export const ReducedMotion: Story = { ...core.ReducedMotion, args: slider }
export const Served: Story = servedSlides({
  template: hero3,
  kind: 'hero',
  options: { ...content, ...slider },
})
