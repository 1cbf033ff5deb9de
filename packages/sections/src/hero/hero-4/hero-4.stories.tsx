import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longText } from '../../kit/story/contents.ts'
import * as height from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content as family } from '../story/content.ts'
import { hero4 } from './hero-4.template.ts'

const content = { ...family, images: [print('A-32')] }
const { meta: base, core } = sectionStories(hero4, 'hero', {
  purpose: 'Opens a page with one wide picture, and the title on paper cut into its corner.',
  choose: 'The title is large and any picture must do; to give it a page of its own take HERO-3.',
  content,
})
const meta: Meta = { title: 'Sections/Hero/HERO-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

const partsOf = (canvasElement: HTMLElement) => {
  const boxOf = (selector: string) =>
    canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { picture: boxOf('[data-height] > div:has(img)'), notch: boxOf('div:has(> h1)') }
}

/** The paper covers half of its own height of the picture. */
async function cutsIn({ canvasElement }: { canvasElement: HTMLElement }) {
  const { picture, notch } = partsOf(canvasElement)
  const covered = picture.bottom - notch.top
  const wanted = window.innerWidth < 768 ? 48 : notch.height / 2
  await expect(covered).toBeCloseTo(wanted, 0)
}
const isTall = (wanted: number) =>
  async function isAsTall({ canvasElement }: { canvasElement: HTMLElement }) {
    const { picture } = partsOf(canvasElement)
    await expect(picture.height).toBe(window.innerWidth < 768 ? wanted / 2 : wanted)
  }

export const Default: Story = { tags: ['visual', 'visual-schemes', 'visual-1920'], play: cutsIn }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const NotchRight: Story = core.option({ notchSide: 'right' })

/** On phones a quarter of the picture's foot stays free beside the paper. */
export const NotchOnPhone: Story = {
  ...height.onPhone,
  play: async ({ canvasElement }) => {
    const { picture, notch } = partsOf(canvasElement)
    await expect(picture.right - notch.right).toBeGreaterThan(0.22 * picture.width)
    await expect(notch.left).toBe(picture.left)
  },
}
/** A long title leaves three fifths of the picture free, and hangs below. */
export const LongTitle: Story = {
  args: { title: longText.title },
  play: async ({ canvasElement }) => {
    const { picture, notch } = partsOf(canvasElement)
    await expect(picture.bottom - notch.top).toBeLessThanOrEqual(0.4 * picture.height)
    await expect(picture.bottom).toBeGreaterThan(notch.top)
  },
}
/** Words beside the paper never move it. */
export const LongDescription: Story = { args: { description: longText.description }, play: cutsIn }
export const HeightFixed: Story = { play: isTall(720) }
export const HeightFixedPhone: Story = { ...height.onPhone, play: isTall(720) }
export const HeightFixed900: Story = { args: { height: 900 }, play: isTall(900) }
export const HeightFit: Story = {
  args: { heightMode: 'fit', images: [print('A-219')] },
  play: async ({ canvasElement }) => {
    const { picture } = partsOf(canvasElement)
    const wanted = Math.min(Math.max(picture.width / (1920 / 823), 0.4 * innerHeight), 1.2 * innerHeight)
    await expect(picture.height).toBeCloseTo(wanted, 0)
  },
}
/** Picture and words share the window. */
export const HeightFull: Story = {
  args: { heightMode: 'full', description: '' },
  decorators: [height.withoutHeader],
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('[data-template]')
    await expect(section?.getBoundingClientRect().height).toBeCloseTo(Math.max(window.innerHeight, 480), 0)
  },
}
/** On a picture the paper is a plate, and its words keep off all its edges. */
export const Plate: Story = {
  ...height.onWide,
  args: { theme: 'image_background' },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 992) return
    const { notch } = partsOf(canvasElement)
    const label = canvas.getByText(family.subtitle).getBoundingClientRect()
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const room = [title.left - notch.left, label.top - notch.top, notch.bottom - title.bottom]
    for (const side of room) await expect(side).toBeCloseTo(32, 0)
  },
}
/** Everywhere it has room for letters that reach below their line. */
export const Descenders: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { notch } = partsOf(canvasElement)
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    await expect(notch.bottom - title.bottom).toBeGreaterThanOrEqual(24)
  },
}
