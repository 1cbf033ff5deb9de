import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, faceless, items } from '../story/content.ts'
import { testimonial4 } from './testimonial-4.template.ts'

const { meta: base, core } = sectionStories(testimonial4, 'testimonials', {
  purpose: 'Hangs many voices on a wall; the short ones speak louder.',
  choose: 'There are six or more of different lengths; for three of like length take TESTIMONIAL-2.',
  content,
})
const meta: Meta = { title: 'Sections/Testimonials/TESTIMONIAL-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const OneItem: Story = core.OneItem
const twentyFour = Array.from({ length: 24 }, (_, index) => items[index % items.length])
export const NoAvatar: Story = core.option({ showAvatar: false })
export const Ticks: Story = { args: { items: [...faceless, ...faceless].slice(0, 6) } }
export const TwoItems: Story = { args: { items: items.slice(0, 2) } }
/** Four hang in two pairs that end near each other. */
export const FourItems: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    const voices = canvas.getAllByRole('listitem').map((voice) => voice.getBoundingClientRect())
    const [first, second, third, fourth] = voices
    await expect(second?.left).toBe(first?.left)
    await expect(fourth?.left).toBe(third?.left)
    await expect(Math.abs(Number(second?.bottom) - Number(fourth?.bottom))).toBeLessThan(60)
  },
}
export const TwentyFour: Story = {
  args: { items: twentyFour, initialCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}
const withList = {
  ...items[0],
  testimonial: '<ul><li>The light</li><li>The hour</li><li>The print</li></ul>',
}
/** A voice that holds a list counts as one. */
export const ShowMoreAfterLists: Story = {
  args: { items: [withList, ...twentyFour.slice(1)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    const voices = canvasElement.querySelectorAll('section ul:not(li ul) > li')
    await waitFor(() => expect(voices[9]).toHaveFocus())
  },
}
/** Each press adds as many as stand there first, and gives the focus to the first new one. */
export const ShowMore: Story = {
  args: { items: twentyFour },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    const shown = canvas.getAllByRole('listitem')
    await expect(shown).toHaveLength(18)
    await waitFor(() => expect(shown[9]).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24)
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}
