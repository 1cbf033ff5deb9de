import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { print, prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { opensPictures } from '../../kit/story/lightbox-plays.ts'
import { images2 } from './images-2.template.ts'

const { meta: base, core } = sectionStories(images2, 'images', {
  purpose: 'Sets pictures of all shapes in rows of one height that fill the width, nothing cropped.',
  choose: 'The order should be read row by row; for columns take IMAGES-1, for one shape IMAGES-3.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

const boxesOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect())
const listOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('list').getBoundingClientRect()
/** What the owner's height becomes in this window. */
const shareOf = (width: number) => (width >= 992 ? 1 : width >= 768 ? 0.75 : 0.6)

/** Rows stay near the height that was asked for, full to their end but the last, and no picture is cut. */
const keepsRows =
  (target: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const boxes = boxesOf(canvasElement)
    const list = listOf(canvasElement)
    const wanted = target * shareOf(window.innerWidth)
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))]
    const rows = tops.map((at) => boxes.filter(({ top }) => Math.round(top) === at))
    for (const row of rows.slice(0, -1)) {
      await expect(row.at(-1)?.right).toBeCloseTo(list.right, -1)
      if (row.length > 1) await expect(row[0]?.height).toBeLessThan(wanted * 1.36)
    }
    for (const [index, { width, height }] of boxes.entries()) {
      const { width: across = 1, height: down = 1 } = content.images[index % content.images.length] ?? {}
      await expect(width / height).toBeCloseTo(across / down, 1)
    }
  }

export const Default: Story = { tags: ['visual', 'visual-1920'], play: keepsRows(400) }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = {
  ...core.NoImages,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-placeholder]')).toHaveLength(6)
  },
}
export const OneItem: Story = {
  args: { images: [print('A-45')] },
  play: async ({ canvasElement }) => {
    const [box] = boxesOf(canvasElement)
    await expect(box?.left).toBeCloseTo(listOf(canvasElement).left, 0)
    await expect(box?.height).toBeLessThanOrEqual(400 * 1.35 * shareOf(window.innerWidth) + 1)
    await expect(Number(box?.width) / Number(box?.height)).toBeCloseTo(4 / 5, 2)
  },
}
export const ManyItems: Story = core.ManyItems
export const Small: Story = {
  args: { rowHeight: 'small' },
  tags: ['visual-1440'],
  play: keepsRows(200),
}
export const Large: Story = { args: { rowHeight: 'large' }, tags: ['visual-1440'], play: keepsRows(600) }
export const GapNone: Story = core.option({ gap: 'none' })
export const GapLarge: Story = core.option({ gap: 'l' })
/** A last row that cannot be filled keeps the height and stands at the start. */
export const LastRowShort: Story = {
  args: { images: prints(3, 'A-219').map((picture) => ({ ...picture, width: 2000, height: 1000 })) },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 992) return
    const [last, list] = [boxesOf(canvasElement).at(-1), listOf(canvasElement)]
    await expect(last?.left).toBeCloseTo(list.left, 0)
    await expect(last?.right).toBeLessThan(list.right - 100)
    await expect(last?.height).toBeLessThanOrEqual(400 * 1.35 + 1)
  },
}
export const Panorama: Story = {
  args: { images: [...prints(3), { ...print('A-219'), width: 3600, height: 900 }, ...prints(4)] },
  play: async ({ canvasElement }) => {
    const wide = boxesOf(canvasElement)[3]
    await expect(wide?.width).toBeCloseTo(listOf(canvasElement).width, -1)
  },
}
export const SizesUnknown: Story = {
  args: { images: prints(6).map(({ width: _w, height: _h, ...image }) => image) },
}
export const LightboxOff: Story = {
  args: { lightbox: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /^Open image/ })).toBeNull()
    const image = canvasElement.querySelector('li img')?.getBoundingClientRect()
    await expect(image?.height).toBeCloseTo(Number(boxesOf(canvasElement)[0]?.height), 0)
  },
}
export const Lightbox: Story = { play: opensPictures }
export const ShowMore: Story = {
  args: { images: prints(30) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }))
    await expect(boxesOf(canvasElement)).toHaveLength(30)
    await expect(within(canvasElement).getAllByRole('link', { name: /^Open image/ })[24]).toHaveFocus()
  },
}
