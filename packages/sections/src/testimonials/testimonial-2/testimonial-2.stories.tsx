import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onTablet, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, faceless, items, studioReviews } from '../story/content.ts'
import { testimonial2 } from './testimonial-2.template.ts'

const { meta: base, core } = sectionStories(testimonial2, 'testimonials', {
  purpose: 'Sets testimonials side by side, each under a line, with the names on one foot.',
  choose:
    'Three or six of like length should be read at a glance; where lengths differ much take TESTIMONIAL-4.',
  content,
})
const meta: Meta = { title: 'Sections/Testimonials/TESTIMONIAL-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
/** Without voices of its own it takes the studio’s reviews. */
export const StudioReviews: Story = {
  args: { items: [], host: studioReviews },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(3)
  },
}
export const NoAvatar: Story = core.option({ showAvatar: false })
export const Monograms: Story = { args: { items: faceless } }
export const TwoColumns: Story = core.option({ columns: 2 })
/** The names of a row stand on one line at its foot. */
export const EqualFeet: Story = {
  args: { items: items.slice(0, 3) },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 992) return
    const feet = [...canvasElement.querySelectorAll('figcaption')].map(
      (caption) => caption.getBoundingClientRect().bottom,
    )
    await expect(feet).toHaveLength(3)
    await expect(new Set(feet).size).toBe(1)
  },
}
const many = (count: number) => [...items, ...items].slice(0, count)
/** How many stand in each row, from the first. */
const rowsOf = (cards: readonly Element[]) => {
  const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
}
const widthOf = (box: Element | undefined) => Math.round(box?.getBoundingClientRect().width ?? 0)
/** Rows go on in columns of one width; who would stand alone in the last has all of it. */
const standsInRows = (...rows: readonly number[]): NonNullable<Story['play']> =>
  async function hasRows({ canvas }) {
    const cards = canvas.getAllByRole('listitem')
    await expect(rowsOf(cards)).toEqual(rows)
    const isAlone = rows.at(-1) === 1
    const beside = isAlone ? cards.slice(0, -1) : cards
    await expect(new Set(beside.map(widthOf)).size).toBe(1)
    if (isAlone) await expect(widthOf(cards.at(-1))).toBe(widthOf(canvas.getByRole('list')))
  }
export const FourItems: Story = { ...onWide, args: { items: many(4) }, play: standsInRows(2, 2) }
export const SevenItems: Story = { ...onWide, args: { items: many(7) }, play: standsInRows(3, 3, 1) }
export const FiveInTwo: Story = {
  ...onWide,
  args: { items: many(5), columns: 2 },
  play: standsInRows(2, 2, 1),
}
export const OddOnTablet: Story = { ...onTablet, args: { items: many(3) }, play: standsInRows(2, 1) }
/** A voice alone has the first half of the page. */
export const OneItem: Story = {
  ...core.OneItem,
  ...onWide,
  play: async ({ canvas }) => {
    const [list, card] = [canvas.getByRole('list'), canvas.getByRole('listitem')]
    await expect(widthOf(card) * 2).toBeLessThan(widthOf(list))
    await expect(widthOf(card) * 2).toBeGreaterThan(widthOf(list) - 40)
  },
}
