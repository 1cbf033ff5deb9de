import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { content, faceless, longWords } from '../story/content.ts'
import { testimonial5 } from './testimonial-5.template.ts'

const { meta: base, core } = sectionStories(testimonial5, 'testimonials', {
  purpose: 'Lists the names of those who speak; the chosen one is heard.',
  choose:
    'Visitors may know the names, or the voices are too long to stand side by side; to turn by itself take TESTIMONIAL-1.',
  content,
})
const meta: Meta = { title: 'Sections/Testimonials/TESTIMONIAL-5', ...base }
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
/** One voice needs no list of names. */
export const OneItem: Story = {
  ...core.OneItem,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.getByText('Hannah & Theo')).toBeInTheDocument()
  },
}
export const NoAvatar: Story = core.option({ showAvatar: false })
export const Monograms: Story = { args: { items: faceless } }
export const LongWords: Story = { args: { items: longWords } }
export const SecondActive: Story = {
  args: { startIndex: 1 },
  tags: ['visual-1440'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('The Okonkwo family')
  },
}
/** Arrows and End choose a tab, along the way that the list runs. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab')
    const isPhone = window.innerWidth < 768
    await expect(canvas.getByRole('tablist')).toHaveAttribute(
      'aria-orientation',
      isPhone ? 'horizontal' : 'vertical',
    )
    tabs[0]?.focus()
    await userEvent.keyboard(isPhone ? '{ArrowRight}' : '{ArrowDown}')
    await expect(tabs[1]).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'The Okonkwo family' })).toBeInTheDocument()
    await userEvent.keyboard('{End}')
    await expect(within(canvas.getByRole('tabpanel')).getByText('Priya & Sam')).toBeInTheDocument()
    await userEvent.keyboard('{Home}')
    await expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
  },
}
export const KeyboardOnPhones: Story = { ...Keyboard, ...onPhone }
/** On phones the names begin on the page's margin, and what has no room runs off the window. */
export const ToTheEdgeOnPhones: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    await expect([list.left, list.right]).toEqual([0, window.innerWidth])
    const name = document.createRange()
    name.selectNodeContents(canvas.getAllByRole('tab')[0]!)
    await expect(name.getBoundingClientRect().left).toBeCloseTo(20, 0)
  },
}
/** In a column the tick belongs to its name: it is nearer to it than to the next one. */
export const TickOfItsName: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    if (window.innerWidth < 1440) return
    const [tab] = canvas.getAllByRole('tab')
    const tick = getComputedStyle(tab!, '::after')
    await expect(Number.parseFloat(tick.bottom)).toBeGreaterThanOrEqual(8)
    await expect(tick.width).toBe('24px')
  },
}
/** Who is not named is numbered. */
export const Nameless: Story = {
  args: { items: faceless.map((item) => ({ ...item, name: ' ' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Client 2' })).toBeInTheDocument()
  },
}
