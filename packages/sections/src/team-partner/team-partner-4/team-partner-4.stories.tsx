import type { Meta, StoryObj } from '@storybook/react-vite'
import { forcedColors } from '@bellows/ui/testing'
import { expect } from 'storybook/test'
import { onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { partners as content } from '../story/content.ts'
import { teamPartner4 } from './team-partner-4.template.ts'

const { meta: base, core } = sectionStories(teamPartner4, 'teamPartner', {
  purpose: 'Hangs partners’ marks in ruled cells.',
  choose: 'They are firms with logos; for people take one of the others.',
  content,
})
const meta: Meta = { title: 'Sections/Team and partners/TEAM-PARTNER-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const WithNames: Story = core.option({ showNames: true })
export const Colour: Story = core.option({ grayscale: false })
/** On dark ground marks are turned over, on the section's own tone; no white plate stands there. */
export const OnDark: Story = {
  args: { theme: 'dark_2' },
  tags: ['visual-1440'],
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector('section')
    const sheet = canvas.getByRole('list').parentElement
    const mark = canvasElement.querySelector('li > span')
    if (!section || !sheet || !mark) throw new Error('No wall')
    await expect(getComputedStyle(sheet).backgroundColor).toBe(getComputedStyle(section).backgroundColor)
    await expect(getComputedStyle(mark).filter).toContain('invert(1)')
    await expect(getComputedStyle(mark).mixBlendMode).toBe('screen')
  },
}
/** Where colours are forced marks lie on white as they were drawn. */
export const ForcedColours: Story = {
  args: { theme: 'dark_2' },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('li > span')
    if (!mark) throw new Error('No wall')
    await expect(forcedColors(mark)).toContain('mix-blend-mode: normal')
    await expect(forcedColors(mark)).toContain('background-color: white')
  },
}
/** On an accent the sheet is pale and of the accent's own tone, not white. */
export const OnAccent: Story = {
  args: { theme: 'accent' },
  play: async ({ canvas, canvasElement }) => {
    const sheet = canvas.getByRole('list').parentElement
    const section = canvasElement.querySelector('section')
    const papers = [sheet, section].map((part) => part && getComputedStyle(part).backgroundColor)
    await expect(papers[0]).not.toBe(papers[1])
    await expect(papers[0]).not.toMatch(/^rgba?\(255, 255, 255|^color\(srgb 1 1 1/)
  },
}
/** Nine marks fill rows of three, where four would leave one alone. */
export const NineOnWide: Story = {
  ...onWide,
  args: { items: [...content.items, ...content.items].slice(0, 9) },
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const tops = canvas.getAllByRole('listitem').map((cell) => Math.round(cell.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(3)
  },
}
export const NamesOnly: Story = {
  args: { items: content.items.map((item) => ({ ...item, image: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Larkspur Flowers')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
