import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { onPhone } from '../../kit/story/height-plays.ts'
import { prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content as family } from '../story/content.ts'
import { hero5 } from './hero-5.template.ts'

const content = { ...family, images: prints(3, 'A-23') }
const { meta: base, core } = sectionStories(hero5, 'hero', {
  purpose: 'Opens a page with three upright pictures on a stepped line, under its title.',
  choose: 'Three pictures say more together than one; for a single one take HERO-3 or 4.',
  content,
})
const meta: Meta = { title: 'Sections/Hero/HERO-5', ...base }
export default meta
type Story = StoryObj<typeof meta>

const framesOf = (canvas: { getAllByRole: (role: 'img') => HTMLElement[] }) =>
  canvas.getAllByRole('img').map((picture) => picture.getBoundingClientRect())

/** Each frame is 2:3 and stands lower than the first by its step. */
const steps = (middle: number, last: number): NonNullable<Story['play']> =>
  async function isStepped({ canvas }) {
    // Frames rise as the page opens.
    await waitFor(() => {
      const [first, second, third] = framesOf(canvas)
      if (!first || !second || !third) throw new Error('three frames')
      return expect([second.top - first.top, third.top - first.top].map(Math.round)).toEqual([middle, last])
    })
    for (const { width, height } of framesOf(canvas)) await expect(width / height).toBeCloseTo(2 / 3, 2)
  }
/** Phones have the second frame large above the others. */
const isPiled: NonNullable<Story['play']> = async ({ canvas }) => {
  const [first, second, third] = framesOf(canvas)
  await expect(second?.bottom).toBeLessThan(first?.top ?? 0)
  await expect(second?.width).toBeGreaterThan(2 * (first?.width ?? 0))
  await expect(third?.left).toBeGreaterThan(first?.right ?? 0)
}

export const Default: Story = { tags: ['visual'], play: steps(96, 48) }
export const OnPhone: Story = { ...onPhone, play: isPiled }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = { ...core.NoImages, tags: ['visual-1440'] }
export const LevelTops: Story = { args: { stagger: false }, play: steps(0, 0) }
export const TwoImages: Story = {
  args: { images: prints(2, 'A-45') },
  play: async ({ canvas }) => {
    const [first, second] = framesOf(canvas)
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0)
    await expect(second?.left).toBeGreaterThan(first?.right ?? 0)
    const moves = canvas.getAllByRole('img').map((picture) => {
      const frame = picture.closest<HTMLElement>('[data-count] > *')
      return frame && getComputedStyle(frame).animationName !== 'none'
    })
    await expect(moves).toEqual([false, true])
  },
}
export const OneImage: Story = {
  args: { images: prints(1, 'A-32') },
  play: async ({ canvas }) => {
    const frames = framesOf(canvas)
    await expect(frames).toHaveLength(1)
    const wanted = window.innerWidth < 768 ? 4 / 5 : 3 / 2
    await expect((frames[0]?.width ?? 0) / (frames[0]?.height ?? 1)).toBeCloseTo(wanted, 2)
  },
}
/** The words below keep to the space under the first frame. */
export const WordsBelow: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const [first, second] = framesOf(canvas)
    const button = canvas.getByRole('link').getBoundingClientRect()
    await expect(button.top).toBeGreaterThan(first?.bottom ?? 0)
    await expect(button.right).toBeLessThan(second?.left ?? 0)
  },
}
