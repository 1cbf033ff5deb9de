import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onNotebook, onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { wordless } from '../../kit/story/wordless.ts'
import { playCards, playFacts, ringsOnPicture } from '../story/card-plays.ts'
import { content } from '../story/content.ts'
import { listStories } from '../story/list-stories.ts'
import { listHost, someServices } from '../story/services.ts'
import { serviceList1 } from './service-list-1.template.ts'

const { meta: base, core } = sectionStories(serviceList1, 'serviceList', {
  purpose: 'Shows services as equal cards in level rows, with the price beside the name.',
  choose: 'Services should be compared at a glance; for a livelier page take service-list-2.',
  content,
  host: listHost(7),
})
const meta: Meta = { title: 'Sections/Service list/service-list-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...listStories.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = { ...listStories.NoImages, tags: ['visual-1440'] }
export const OneItem: Story = listStories.OneItem
export const TwoItems: Story = listStories.TwoItems
export const ManyItems: Story = listStories.ManyItems
export const Columns2: Story = core.option({ columns: 2 })
export const Columns4: Story = core.option({ columns: 4 })
export const Square: Story = core.option({ imageRatio: '1:1' })
export const NoPrice: Story = listStories.NoPrice
export const NoDuration: Story = listStories.NoDuration
export const Empty: Story = listStories.Empty
export const EmptyInPreview: Story = listStories.EmptyInPreview
export const Loading: Story = listStories.Loading
export const Failed: Story = listStories.Failed

export const Cards: Story = { play: ({ canvasElement }) => playCards(canvasElement) }
export const FocusOnPicture: Story = {
  args: { theme: 'image_background' },
  play: ({ canvasElement }) => ringsOnPicture(canvasElement),
}
/** A discount with what is left of it, and a service that only takes names for its waitlist. */
export const WaitlistAndDiscount: Story = {
  tags: ['visual-1440'],
  args: { host: listHost(6) },
  play: ({ canvasElement }) => playFacts(canvasElement),
}
const boxOf = (element: Element) => element.getBoundingClientRect()
const sizesIn = (boxes: readonly DOMRect[], side: 'left' | 'width' | 'top') => [
  ...new Set(boxes.map((box) => Math.round(box[side]))),
]

/**
 * Rows of so many cards from the left; those of a row are equal, and no card is left alone beside free room. `isShort`: the
 * last row is not full.
 */
const hasRows = (rows: readonly number[], isShort = false): NonNullable<Story['play']> =>
  async function standsInRows({ canvas }) {
    const cards = canvas.getAllByRole('listitem').map(boxOf)
    const list = boxOf(canvas.getByRole('list'))
    const inRows = sizesIn(cards, 'top').map((top) => cards.filter((card) => Math.round(card.top) === top))
    await expect(inRows.map((row) => row.length)).toEqual(rows)
    for (const row of inRows) {
      await expect(row[0]?.left).toBeCloseTo(list.left, 0)
      await expect(sizesIn(row, 'width')).toHaveLength(1)
      const isFull = !(isShort && row === inRows.at(-1))
      if (isFull) await expect(row.at(-1)?.right).toBeCloseTo(list.right, 0)
    }
    for (const card of canvas.getAllByRole('listitem')) {
      const [picture, words] = [...card.children].map(boxOf)
      await expect(words?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.NaN)
    }
  }
/** Three and one are two rows of two, whose pictures are no higher than those of a full row. */
export const FourItems: Story = { ...onWide, args: { host: listHost(4) }, play: hasRows([2, 2]) }
export const FiveInFour: Story = {
  ...onWide,
  args: { host: listHost(5), columns: 4 },
  play: hasRows([3, 2]),
}
export const SixInFour: Story = {
  ...onWide,
  args: { host: listHost(6), columns: 4 },
  play: hasRows([4, 2], true),
}
export const FiveInThree: Story = { ...onWide, args: { host: listHost(5) }, play: hasRows([3, 2], true) }
export const ColumnsOnDesk: Story = { ...onWide, play: hasRows([3, 2, 2]) }
export const FourColumnsOnNotebook: Story = { ...onNotebook, args: { columns: 4 }, play: hasRows([3, 2, 2]) }
export const TwoColumnsOnDesk: Story = { ...onWide, args: { columns: 2 }, play: hasRows([2, 2, 2, 1]) }
/** The last of an odd number is as wide as two. */
export const ColumnsOnTablet: Story = { ...onTablet, play: hasRows([2, 2, 2, 1]) }
export const ColumnsOnPhone: Story = { ...onPhone, play: hasRows([1, 1, 1, 1, 1, 1, 1]) }
/** Price and name share a line; all cards of a row begin at one height. */
export const Level: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const [first, second, third] = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect(third?.top).toBe(first?.top)
    const name = canvas.getByRole('link', { name: 'Wedding day' }).getBoundingClientRect()
    const price = canvas.getByText('From $2,200.00').getBoundingClientRect()
    await expect(price.left).toBeGreaterThan(name.right)
    await expect(price.top).toBeLessThan(name.bottom)
  },
}
/** A name of several words breaks, and its price stays on the line of the others. */
export const NameBesidePrice: Story = {
  ...onPhone,
  args: {
    host: {
      services: () => ({
        state: 'ready',
        services: someServices(2).map((service) => ({ ...service, name: 'Orchard Light Minis in April' })),
      }),
    },
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link', { name: 'Orchard Light Minis in April' })
    const prices = [canvas.getByText('From $2,200.00'), canvas.getByText(/From \$272\.00/)]
    for (const [index, price] of prices.entries()) {
      const name = names[index]?.getBoundingClientRect() ?? new DOMRect()
      await expect(price.getBoundingClientRect().left).toBeGreaterThan(name.left)
      await expect(price.getBoundingClientRect().top).toBeLessThan(name.bottom)
    }
  },
}
/** Without words the section begins with what else it holds. */
export const Wordless: Story = wordless
