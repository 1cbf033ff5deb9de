import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
import { prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { opensPictures } from '../../kit/story/lightbox-plays.ts'
import { servedPictures } from '../story/served-plays.ts'
import { images3 } from './images-3.template.ts'

const { meta: base, core } = sectionStories(images3, 'images', {
  purpose: 'Hangs pictures in a grid of one shape, like prints on a wall.',
  choose:
    'Calm and order matter more than each picture’s edges; where none may be cut take IMAGES-1 or IMAGES-2.',
  content,
})
const meta: Meta = { title: 'Sections/Images/IMAGES-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

const boxesOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((item) => item.getBoundingClientRect())

/** All frames have one shape, and the picture fills its frame. */
const hasShape =
  (ratio: number) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const { width, height } of boxesOf(canvasElement)) await expect(width / height).toBeCloseTo(ratio, 2)
    const image = canvasElement.querySelector('li img')?.getBoundingClientRect()
    await expect(image?.height).toBeCloseTo(Number(boxesOf(canvasElement)[0]?.height), 0)
  }
const columnsOf = (canvasElement: HTMLElement) =>
  new Set(boxesOf(canvasElement).map(({ left }) => Math.round(left))).size

export const Default: Story = { tags: ['visual'], play: hasShape(3 / 2) }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = {
  ...core.NoImages,
  tags: ['visual-1440'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-placeholder]')).toHaveLength(6)
  },
}
/** One picture is as wide as its column. */
export const OneItem: Story = {
  ...core.OneItem,
  play: async ({ canvasElement }) => {
    const [box] = boxesOf(canvasElement)
    const list = within(canvasElement).getByRole('list').getBoundingClientRect()
    const share = window.innerWidth >= 992 ? 3 : window.innerWidth >= 768 ? 2 : 1
    await expect(Number(box?.width) * share).toBeLessThanOrEqual(list.width + 1)
    await expect(box?.left).toBeCloseTo(list.left, 0)
  },
}
export const ManyItems: Story = core.ManyItems
export const Square: Story = {
  args: { orientation: 'square' },
  tags: ['visual-1440'],
  play: hasShape(1),
}
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  tags: ['visual-1440'],
  play: hasShape(4 / 5),
}
export const GapNone: Story = core.option({ gap: 'none' })
export const GapLarge: Story = core.option({ gap: 'l' })
export const Columns2: Story = core.option({ columns: 2 })
/** At most three columns up to 1439 px, two on tablets, one on phones. */
export const ColumnsCapped: Story = {
  args: { columns: 5, images: prints(24) },
  play: async ({ canvasElement }) => {
    const { innerWidth } = window
    const most = innerWidth >= 1440 ? 5 : innerWidth >= 992 ? 3 : innerWidth >= 768 ? 2 : 1
    await expect(columnsOf(canvasElement)).toBe(most)
  },
}
export const OnePhoneColumn: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    if (window.innerWidth >= 768) return
    await expect(columnsOf(canvasElement)).toBe(1)
  },
}
/** Of four in three columns none hangs alone: they stand as two and two, in the shape of the others. */
export const FourOnDesk: Story = {
  ...onWide,
  args: { images: prints(4) },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 992) return
    const list = within(canvasElement).getByRole('list').getBoundingClientRect()
    const [first, second, third, fourth] = boxesOf(canvasElement)
    await expect(third?.top).toBeGreaterThan(Number(first?.bottom))
    for (const end of [second, fourth]) await expect(end?.right).toBeCloseTo(list.right, 0)
    await expect(Number(fourth?.width) / Number(fourth?.height)).toBeCloseTo(3 / 2, 1)
  },
}
/** Of three in two columns the last is as wide as both: none hangs alone. */
export const ThreeOnTablet: Story = {
  ...onTablet,
  args: { images: prints(3) },
  play: async ({ canvasElement }) => {
    const [first, second, third] = boxesOf(canvasElement)
    await expect(second?.left).toBeGreaterThan(Number(first?.right))
    await expect(third?.left).toBeCloseTo(Number(first?.left), 0)
    await expect(third?.right).toBeCloseTo(Number(second?.right), 0)
  },
}
export const Served: Story = servedPictures({ template: images3, kind: 'images', options: content })
export const LightboxOff: Story = {
  args: { lightbox: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /^Open image/ })).toBeNull()
  },
}
export const Lightbox: Story = { play: opensPictures }
export const ShowMore: Story = {
  args: { images: prints(30), initialCount: 12 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }))
    await expect(boxesOf(canvasElement)).toHaveLength(24)
    await expect(within(canvasElement).getAllByRole('link', { name: /^Open image/ })[12]).toHaveFocus()
  },
}
