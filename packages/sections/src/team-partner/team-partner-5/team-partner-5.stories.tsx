import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
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
export const NoImages: Story = core.NoImages
/** Names stand one level under the title, whichever that is. */
export const UnderFirstHeading: Story = {
  args: { items, titleSetting: { level: 'h1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(items.length)
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull()
  },
}
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const LeadRight: Story = core.option({ leadSide: 'right' })
export const Square: Story = core.option({ imageRatio: '1:1' })
const contentBox = (element: Element) => element.getBoundingClientRect()
/** Two fill the page's width, the words of each beside the picture on its foot. */
export const FewAcross: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const crew = contentBox(canvas.getByRole('list'))
    const people = canvas.getAllByRole('listitem')
    await expect(people).toHaveLength(2)
    await expect(contentBox(people[0] as Element).left).toBeCloseTo(crew.left, 0)
    await expect(contentBox(people[1] as Element).right).toBeCloseTo(crew.right, 0)
    await expect(crew.width).toBeGreaterThan(window.innerWidth / 2)
    for (const person of people) {
      const [picture, words] = [...person.children].map(contentBox)
      await expect(words?.left).toBeGreaterThan(picture?.right ?? Number.NaN)
      await expect(words?.bottom).toBeCloseTo(picture?.bottom ?? Number.NaN, 0)
    }
  },
}
/** The first is larger than the rest. */
export const Hierarchy: Story = {
  play: async ({ canvas }) => {
    const [lead, other] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().width)
    await expect(lead).toBeGreaterThan((other ?? 0) * 1.5)
  },
}
/** One alone begins on the edge of the lead's words. */
export const OneEdge: Story = {
  ...onWide,
  args: { items: items.slice(0, 2) },
  play: async ({ canvas }) => {
    const [lead, first] = canvas.getAllByRole('heading', { level: 3 }).map(contentBox)
    const portrait = canvas.getAllByRole('img').map(contentBox)[1]
    await expect(first?.left).toBeCloseTo(lead?.left ?? Number.NaN, 0)
    await expect(portrait?.left).toBeCloseTo(lead?.left ?? Number.NaN, 0)
  },
}
/** The lead's words keep off the picture. */
export const OffPicture: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    const [lead] = canvas.getAllByRole('heading', { level: 3 }).map(contentBox)
    const [picture] = canvas.getAllByRole('img').map(contentBox)
    await expect((lead?.left ?? Number.NaN) - (picture?.right ?? Number.NaN)).toBeGreaterThanOrEqual(48)
  },
}
/** Of three below the lead none hangs alone on a tablet: the words of the last stand beside the picture. */
export const OddOnTablet: Story = {
  ...onTablet,
  args: { items: [...content.items, ...content.items].slice(0, 4) },
  play: async ({ canvas }) => {
    if (window.innerWidth >= 992) return
    const [picture, words] = [...(canvas.getAllByRole('listitem').at(-1)?.children ?? [])].map(contentBox)
    await expect(words?.left).toBeGreaterThan(picture?.right ?? Number.NaN)
    await expect(words?.bottom).toBeCloseTo(picture?.bottom ?? Number.NaN, 0)
  },
}
/** The words of two who stand beside each other are told apart. */
export const ApartOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const [, left, right] = canvas.getAllByRole('heading', { level: 3 }).map(contentBox)
    await expect((right?.left ?? Number.NaN) - (left?.right ?? Number.NaN)).toBeGreaterThanOrEqual(20)
  },
}
