import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { print, prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import {
  fillsWindow,
  fewWords,
  follows,
  isFixed,
  onPhone,
  onTablet,
  withoutHeader,
} from '../../kit/story/height-plays.ts'
import { content as family } from '../story/content.ts'
import { opensOne } from '../../kit/story/lightbox-plays.ts'
import { images8 } from './images-8.template.ts'

/** The seventh photograph has nobody in its middle, where the words stand. */
const content = { ...family, images: [print('A-32', 6), ...prints(2, 'A-45')] }
const { meta: base, core } = sectionStories(images8, 'images', {
  purpose: 'Lets one picture fill the page from edge to edge, with a few words on it or none.',
  choose: 'A single picture carries the section; to see it whole and framed take IMAGES-9.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-8', ...base }
export default meta
type Story = StoryObj<typeof meta>

const noWords = { ...fewWords, title: '' }

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const WhitePhoto: Story = core.WhitePhoto
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const TextLeft: Story = core.option({ textAlign: 'left' })
/** Without words nothing darkens the picture. */
export const NoText: Story = {
  args: noWords,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-scrim]')).toBeNull()
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1)
  },
}
/** On tablets the words leave the half to the subject that it stands in. */
const standsIn = (half: 'upper' | 'lower', [top, bottom]: readonly [number, number]): Story => ({
  ...onTablet,
  args: { ...fewWords, images: [{ ...print('A-32'), subject: { left: 30, right: 60, top, bottom } }] },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector('section')?.getBoundingClientRect()
    const words = canvas.getByRole('heading').getBoundingClientRect()
    const middle = stage ? stage.top + stage.height / 2 : Number.NaN
    await expect(words.bottom < middle ? 'upper' : words.top > middle ? 'lower' : 'both').toBe(half)
  },
})
export const SubjectLow: Story = standsIn('upper', [60, 95])
export const SubjectHigh: Story = standsIn('lower', [5, 40])
/** On phones nothing is written on the picture, and nothing darkens it but its own fade. */
export const WordsBelow: Story = {
  ...onPhone,
  args: { subtitle: 'Portfolio' },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('[data-height] img')?.getBoundingClientRect()
    const words = canvas.getByText('Portfolio').getBoundingClientRect()
    await expect(words.top).toBeGreaterThanOrEqual(picture?.bottom ?? Infinity)
    await expect(picture?.height).toBeGreaterThanOrEqual(180)
    const opener = canvas.getByRole('button', { name: 'Open image' }).getBoundingClientRect()
    await expect(opener.bottom).toBeLessThan(picture?.bottom ?? 0)
    const dark = canvasElement.querySelector('[data-scrim]')
    await expect(dark && getComputedStyle(dark, '::before').opacity).toBe('0')
  },
}
/** On tablets the title comes down a step, as those of heroes do. */
export const TitleOnTablet: Story = {
  ...onTablet,
  play: async ({ canvas }) => {
    if (window.innerWidth !== 820) return
    await expect(Number.parseFloat(getComputedStyle(canvas.getByRole('heading')).fontSize)).toBeLessThan(48)
  },
}
export const Fixed: Story = { args: fewWords, play: isFixed }
export const FixedPhone: Story = { ...onPhone, args: fewWords, play: isFixed }
export const Fit: Story = {
  args: { ...fewWords, heightMode: 'fit', images: [print('A-219')] },
  play: follows(1920 / 823),
}
export const Full: Story = { args: { heightMode: 'full' }, decorators: [withoutHeader], play: fillsWindow }
export const Lightbox: Story = { play: opensOne('button', 'Open image') }
export const LightboxOff: Story = {
  args: { lightbox: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
