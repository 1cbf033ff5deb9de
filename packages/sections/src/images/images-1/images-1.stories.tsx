import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
import { print, prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { opensPictures } from '../../kit/story/lightbox-plays.ts'
import { servedPictures } from '../story/served-plays.ts'
import { images1 } from './images-1.template.ts'

const { meta: base, core } = sectionStories(images1, 'images', {
  purpose:
    'Hangs many pictures of all shapes in columns that end level, each in its own proportions but for a hair.',
  choose:
    'Upright and wide pictures are mixed and none should be cut; for rows of one height take IMAGES-2, for one shape IMAGES-3.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

const section = { template: images1, kind: 'images', options: content } as const
const itemsOf = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem')
const ratioOf = (element?: Element) => {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 }
  return width / height
}

/** The most of its height that a picture loses or gains, so that columns end level. */
const TRIMMED = 0.085

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoWords: Story = { args: { ...core.MissingTitle.args, description: '' } }
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = {
  ...core.NoImages,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-placeholder]')).toHaveLength(6)
    await expect(within(canvasElement).queryByRole('link', { name: /^Open image/ })).toBeNull()
  },
}
export const OneItem: Story = {
  ...core.OneItem,
  play: async ({ canvasElement }) => {
    const [item] = itemsOf(canvasElement)
    const list = item?.closest('[data-template]')?.getBoundingClientRect()
    const box = item?.getBoundingClientRect()
    if (!box || !list) throw new Error('No picture')
    await expect(box.left - list.left).toBeCloseTo(list.right - box.right, 0)
    await expect(box.width).toBeLessThan(window.innerWidth < 768 ? 376 : list.width * 0.76)
  },
}
export const ManyItems: Story = core.ManyItems
export const Columns2: Story = core.option({ columns: 2 })
export const Columns5: Story = { args: { columns: 5, images: prints(24) } }
export const GapNone: Story = core.option({ gap: 'none' })
export const GapLarge: Story = core.option({ gap: 'l' })
export const MixedRatios: Story = {
  args: {
    images: [
      { ...print('A-23'), width: 600, height: 2400 },
      { ...print('A-219'), width: 3200, height: 800 },
      ...prints(7),
    ],
  },
  play: async ({ canvasElement }) => {
    const [tall, wide] = itemsOf(canvasElement)
    await expect(Math.abs(ratioOf(tall) / (1 / 2) - 1)).toBeLessThan(TRIMMED)
    await expect(Math.abs(ratioOf(wide) / 2 - 1)).toBeLessThan(TRIMMED)
  },
}
export const SizesUnknown: Story = {
  args: { images: prints(6, 'A-45').map(({ width: _w, height: _h, ...image }) => image) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(ratioOf(itemsOf(canvasElement)[0])).toBeCloseTo(4 / 5, 2))
  },
}
export const Common: Story = core.Common
export const Served: Story = servedPictures(section)
export const LightboxOff: Story = {
  args: { lightbox: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /^Open image/ })).toBeNull()
  },
}
export const Lightbox: Story = { play: opensPictures }
export const NamelessPictures: Story = {
  args: { images: prints(12).map((image) => ({ ...image, alt: '' })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Open image 3 of 12' })).toBeVisible()
  },
}

/** Each press adds a batch and gives the focus to the first new picture. */
export const ShowMore: Story = {
  args: { images: prints(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const openers = () => canvas.getAllByRole('link', { name: /^Open image/ })
    await expect(openers()).toHaveLength(24)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(openers()).toHaveLength(48)
    await expect(openers()[24]).toHaveFocus()
    canvas.getByRole('button', { name: 'Show more' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(openers()).toHaveLength(60)
    await expect(openers()[48]).toHaveFocus()
    await expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}
export const ShowMoreWithoutLightbox: Story = {
  args: { images: prints(60), lightbox: false, initialCount: 12 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }))
    await expect(itemsOf(canvasElement)).toHaveLength(24)
    await expect(itemsOf(canvasElement)[12]).toHaveFocus()
  },
}
export const AllAtOnce: Story = {
  args: { images: prints(30), initialCount: 0 },
  play: async ({ canvasElement }) => {
    await expect(itemsOf(canvasElement)).toHaveLength(30)
  },
}
/** At most three columns up to 1439 px, two on tablets and phones. */
export const ColumnsCapped: Story = {
  args: { columns: 5, images: prints(24) },
  play: async ({ canvasElement }) => {
    const lefts = new Set(itemsOf(canvasElement).map((item) => item.getBoundingClientRect().left))
    const { innerWidth } = window
    await expect(lefts.size).toBe(innerWidth >= 1440 ? 5 : innerWidth >= 992 ? 3 : 2)
  },
}
export const ColumnsOnTablet: Story = { ...ColumnsCapped, ...onTablet }
export const ColumnsOnPhone: Story = { ...ColumnsCapped, ...onPhone }
export const ColumnsOnWide: Story = { ...ColumnsCapped, ...onWide }
/** Columns end within a third of a picture of each other. */
export const Level: Story = {
  args: { images: prints(24) },
  play: async ({ canvasElement }) => {
    const boxes = itemsOf(canvasElement).map((item) => item.getBoundingClientRect())
    const ends = new Map<number, number>()
    for (const { left, bottom } of boxes) ends.set(left, Math.max(bottom, ends.get(left) ?? 0))
    const average = boxes.reduce((sum, { height }) => sum + height, 0) / boxes.length
    await expect(Math.max(...ends.values()) - Math.min(...ends.values())).toBeLessThan(average / 3 + 16)
  },
}
