import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
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
/** One alone lies down: its name stands beside its words, on the edge of the third column. */
export const FourItems: Story = {
  ...onWide,
  args: { items: [...items, ...items].slice(0, 4) },
  play: async ({ canvasElement, canvas }) => {
    if (window.innerWidth < 992) return
    const third = canvas.getAllByRole('listitem')[2]?.getBoundingClientRect()
    const [name, words] = ['figcaption', 'blockquote'].map((part) =>
      [...canvasElement.querySelectorAll(part)].at(-1)?.getBoundingClientRect(),
    )
    await expect(name?.left).toBeCloseTo(Number(third?.left), 0)
    await expect(name?.top).toBeCloseTo(Number(words?.top), 0)
  },
}
/** None hangs alone in the last row: those left over share it. */
export const FiveItems: Story = {
  args: { items: [...items, ...items].slice(0, 5) },
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const ends = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect().right)
    await expect(ends[4]).toBeCloseTo(Number(ends[2]), 0)
  },
}
