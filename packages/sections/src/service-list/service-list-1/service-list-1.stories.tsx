import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { playCards, playFacts } from '../story/card-plays.ts'
import { content } from '../story/content.ts'
import { listStories } from '../story/list-stories.ts'
import { listHost } from '../story/services.ts'
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
/** A discount with what is left of it, and a service that only takes names for its waitlist. */
export const WaitlistAndDiscount: Story = {
  tags: ['visual-1440'],
  args: { host: listHost(6) },
  play: ({ canvasElement }) => playFacts(canvasElement),
}
/** The spec’s columns, three, two and one; a card that would hang alone has its words beside its picture. */
const hasColumns = (count: number): NonNullable<Story['play']> =>
  async function standsInColumns({ canvas }) {
    const cards = canvas.getAllByRole('listitem')
    const lefts = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    await expect(lefts.size).toBe(count)
    const [picture, words] = [...(cards.at(-1)?.children ?? [])].map((part) => part.getBoundingClientRect())
    if (count > 1) await expect(words?.left).toBeGreaterThan(picture?.right ?? 0)
    else await expect(words?.top).toBeGreaterThanOrEqual(picture?.bottom ?? 0)
  }
/** Alone in its row, a picture is as wide as all columns but the last. */
export const FourItems: Story = {
  ...onWide,
  args: { host: listHost(4) },
  play: async ({ canvas }) => {
    if (window.innerWidth < 1440) return
    const cards = canvas.getAllByRole('listitem')
    const [second, third] = [cards[1], cards[2]].map((card) => card?.getBoundingClientRect())
    const [picture, words] = [...(cards[3]?.children ?? [])].map((part) => part.getBoundingClientRect())
    await expect(picture?.right).toBeCloseTo(second?.right ?? 0, 0)
    await expect(words?.left).toBeCloseTo(third?.left ?? 0, 0)
  },
}
export const ColumnsOnDesk: Story = { play: hasColumns(3) }
export const ColumnsOnTablet: Story = { ...onTablet, play: hasColumns(2) }
export const ColumnsOnPhone: Story = { ...onPhone, play: hasColumns(1) }
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
