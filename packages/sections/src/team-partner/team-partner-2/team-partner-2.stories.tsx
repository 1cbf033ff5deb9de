import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { teamPartner2 } from './team-partner-2.template.ts'

const { meta: base, core } = sectionStories(teamPartner2, 'teamPartner', {
  purpose: 'Gives each person a row, with the portrait now left, now right.',
  choose: 'There is a biography worth reading for each; for many people take TEAM-PARTNER-1 or 3.',
  content,
})
const meta: Meta = { title: 'Sections/Team and partners/TEAM-PARTNER-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
/** Names stand one level under the title, whichever that is. */
export const UnderFirstHeading: Story = {
  args: { titleSetting: { level: 'h1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(content.items.length)
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull()
  },
}
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const StartRight: Story = core.option({ startSide: 'right' })
export const Square: Story = core.option({ imageRatio: '1:1' })
/** Pictures change sides from row to row. */
export const Alternating: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    const lefts = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().left)
    await expect(lefts[1]).toBeGreaterThan(lefts[0] ?? 0)
    await expect(lefts[2]).toBe(lefts[0])
  },
}
