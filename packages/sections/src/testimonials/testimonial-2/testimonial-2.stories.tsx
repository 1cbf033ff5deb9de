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
export const OneItem: Story = core.OneItem
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
/** Four share two rows of two. */
export const FourItems: Story = {
  ...onWide,
  args: { items: many(4) },
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    await expect(rowsOf(canvas.getAllByRole('listitem'))).toEqual([2, 2])
  },
}
/** In two columns the last three of an odd number share a row. */
export const FiveInTwo: Story = {
  ...onWide,
  args: { items: many(5), columns: 2 },
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    await expect(rowsOf(canvas.getAllByRole('listitem'))).toEqual([2, 3])
  },
}
/** On a tablet the last of an odd number speaks across both columns, its name under its words as everywhere. */
export const OddOnTablet: Story = {
  ...onTablet,
  args: { items: many(3) },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 768 || window.innerWidth >= 992) return
    const [list, last] = [canvas.getByRole('list'), canvas.getAllByRole('listitem').at(-1)].map((box) =>
      box?.getBoundingClientRect(),
    )
    await expect(last?.width).toBeCloseTo(Number(list?.width), 0)
    const [name, words] = ['figcaption', 'blockquote'].map((part) =>
      [...canvasElement.querySelectorAll(part)].at(-1)?.getBoundingClientRect(),
    )
    await expect(name?.top).toBeGreaterThan(Number(words?.bottom))
  },
}
/** None hangs alone in the last row: those left over share it. */
export const FiveItems: Story = {
  args: { items: many(5) },
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const ends = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().right)
    await expect(ends[4]).toBeCloseTo(Number(ends[2]), 0)
  },
}
