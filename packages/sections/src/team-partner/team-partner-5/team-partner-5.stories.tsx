import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items } from '../story/content.ts'
import { teamPartner5 } from './team-partner-5.template.ts'

const { meta: base, core } = sectionStories(teamPartner5, 'teamPartner', {
  purpose: 'Puts one person first, large, and the others below.',
  choose: 'One leads the studio; where all are equal take TEAM-PARTNER-1.',
  content,
})
const meta: Meta = { title: 'Sections/Team and partners/TEAM-PARTNER-5', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { items: [...items, ...items.slice(1)] }, tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const LeadRight: Story = core.option({ leadSide: 'right' })
export const Square: Story = core.option({ imageRatio: '1:1' })
/** Fewer than a row end where the page does, below the lead's words. */
export const FewAcross: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const crew = canvas.getByRole('list').getBoundingClientRect()
    const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect()
    await expect(last?.right).toBeCloseTo(crew.right, 0)
  },
}
/** The first is larger than the rest. */
export const Hierarchy: Story = {
  play: async ({ canvas }) => {
    const [lead, other] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().width)
    await expect(lead).toBeGreaterThan((other ?? 0) * 1.5)
  },
}
