import type { Meta, StoryObj } from '@storybook/react-vite'
import { baselineOf, middleOf } from '@bellows/ui/testing'
import { expect, userEvent } from 'storybook/test'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
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
export const NoImages: Story = core.NoImages
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
export const FirstOpen: Story = { ...core.option({ defaultOpen: 'first' }), tags: ['visual-1440'] }
/** Who has no words in the row is called by the picture. */
export const Nameless: Story = {
  args: { items: items.map((item) => ({ ...item, name: '', title: '', position: '', subtitle: '' })) },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('button')) await expect(row).toHaveAccessibleName(/^Test print/)
  },
}
const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? Number.NaN
/** What is open stands in the columns of what is closed: picture under name, and text where positions begin. */
export const OneSetOfColumns: Story = {
  ...onWide,
  args: { defaultOpen: 'first' },
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth < 992) return
    const [name, role] = ['June Alder', 'Photographer'].map((text) => canvas.getAllByText(text)[0])
    await expect(leftOf(canvas.getAllByRole('img', { name: /Test print/ })[0])).toBeCloseTo(leftOf(name), 0)
    await expect(leftOf(canvas.getByText(/^Grew up in a darkroom/))).toBeCloseTo(leftOf(role), 0)
    const [row] = canvas.getAllByRole('button')
    const line = canvasElement.querySelector('h3')?.getBoundingClientRect()
    await expect(row?.lastElementChild?.getBoundingClientRect().right).toBeCloseTo(line?.right ?? 0, 0)
  },
}
/** Name and position stand on one line, in the middle of the row. */
export const OnOneLine: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('button')
    const name = canvas.getByText('June Alder')
    await expect(baselineOf(canvas.getAllByText('Photographer')[0]!)).toBeCloseTo(baselineOf(name), 0)
    await expect(Math.abs(middleOf(name) - middleOf(row!))).toBeLessThanOrEqual(2)
  },
}
/** Beside a name of many lines the thumb stands at the head of its row. */
export const ThumbAtHead: Story = {
  ...onPhone,
  args: {
    items: [{ ...items[0], name: 'Donaudampfschifffahrtsgesellschaft mit vielen weiteren Namen und Titeln' }],
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('button')
    const thumb = row?.querySelector('img')?.getBoundingClientRect()
    const words = canvas.getByText(/^Donau/).getBoundingClientRect()
    await expect(words.height).toBeGreaterThan(thumb?.height ?? 0)
    await expect(thumb?.top).toBeCloseTo(words.top, 0)
  },
}
export const Square: Story = { args: { defaultOpen: 'first', imageRatio: '1:1' } }
export const NoDescriptions: Story = {
  args: { items: items.map((item) => ({ ...item, description: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(items.length)
  },
}
/** Text that says nothing makes no row that opens. */
export const BlankDescriptions: Story = {
  args: { items: items.map((item) => ({ ...item, description: '<p>&nbsp;</p>' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
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
