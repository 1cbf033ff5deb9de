import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onTablet } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items } from '../story/content.ts'
import { teamPartner1 } from './team-partner-1.template.ts'

const { meta: base, core } = sectionStories(teamPartner1, 'teamPartner', {
  purpose: 'Shows everybody in an even row of portraits.',
  choose:
    'All are of one rank and a line about each will do; for biographies take TEAM-PARTNER-2, for a lead TEAM-PARTNER-5.',
  content,
})
const meta: Meta = { title: 'Sections/Team and partners/TEAM-PARTNER-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
/** Names stand one level under the title, whichever that is. */
export const UnderFirstHeading: Story = {
  args: { titleSetting: { level: 'h1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(items.length)
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull()
  },
}
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const Columns4: Story = { args: { columns: 4, items: [...items, ...items.slice(0, 1)] } }
export const Landscape: Story = core.option({ imageRatio: '3:2' })
export const TwoItems: Story = { args: { items: items.slice(0, 2) } }
/** At most three columns up to 1439 px, two on tablets, one on phones. */
export const ColumnsCapped: Story = {
  args: { columns: 4, items: [...items, ...items] },
  play: async ({ canvas }) => {
    const lefts = new Set(canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().left))
    const { innerWidth } = window
    await expect(lefts.size).toBe(innerWidth >= 1440 ? 4 : innerWidth >= 992 ? 3 : innerWidth >= 768 ? 2 : 1)
  },
}
const middleOf = ({ left, width }: DOMRect) => left + width / 2
/** The third of three stands in the middle of its row. */
export const ThreeOnTablet: Story = {
  ...onTablet,
  play: async ({ canvas }) => {
    const people = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    const list = canvas.getByRole('list').getBoundingClientRect()
    const [first, , third] = people as [DOMRect, DOMRect, DOMRect]
    await expect(third.width).toBeCloseTo(first.width, 0)
    await expect(middleOf(third)).toBeCloseTo(middleOf(list), 0)
  },
}
export const NoImages: Story = {
  args: { items: items.map((item) => ({ ...item, image: null })) },
  tags: ['visual-1440'],
}
export const Common: Story = core.Common
