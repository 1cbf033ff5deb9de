import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items } from '../story/content.ts'
import { teamPartner3 } from './team-partner-3.template.ts'

const { meta: base, core } = sectionStories(teamPartner3, 'teamPartner', {
  purpose: 'Lists people in ruled rows that open for more.',
  choose: 'There are many, or most visitors want a name only; to show faces large take TEAM-PARTNER-1.',
  content,
})
const meta: Meta = { title: 'Sections/Team and partners/TEAM-PARTNER-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const FirstOpen: Story = { ...core.option({ defaultOpen: 'first' }), tags: ['visual-1440'] }
export const Square: Story = { args: { defaultOpen: 'first', imageRatio: '1:1' } }
export const NoDescriptions: Story = {
  args: { items: items.map((item) => ({ ...item, description: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(items.length)
  },
}
/** Several may be open at once. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{Enter}{ArrowDown} ')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{End}')
    await expect(canvas.getAllByRole('button').at(-1)).toHaveFocus()
  },
}
