import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onDesk, onPhone, onTablet } from '../../kit/story/height-plays.ts'
import { sharesRows } from '../story/spans.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items } from '../story/content.ts'
import { toldInOrder } from '../story/told-in-order.ts'
import { facts1 } from './facts-1.template.ts'

const { meta: base, core } = sectionStories(facts1, 'facts', {
  purpose: 'Sets a few figures very large.',
  choose: 'Numbers tell the story; for steps take FACTS-2, for statements FACTS-4.',
  content,
})
const meta: Meta = { title: 'Sections/Facts/FACTS-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
const more = [...items, ...items, ...items]
export const FourItems: Story = {
  args: { items: more.slice(0, 4) },
  tags: ['visual-1440'],
  play: sharesRows('dl > div', [3, 1]),
}
export const FiveItems: Story = {
  args: { items: more.slice(0, 5) },
  tags: ['visual-1440'],
  play: sharesRows('dl > div', [3, 2]),
}
export const NineItems: Story = { args: { items: more }, play: sharesRows('dl > div', [3, 3, 3]) }
/** Tablets have the rows of wide windows; on phones each figure has a row. */
export const OnTablet: Story = { ...onTablet, args: FiveItems.args!, play: sharesRows('dl > div', [3, 2]) }
export const OnPhone: Story = {
  ...onPhone,
  args: FourItems.args!,
  play: sharesRows('dl > div', [1, 1, 1, 1]),
}
const [first, ...others] = items
/** A price has no room as a numeral, and is smaller than the figures beside it; its own are as high as capitals. */
export const PriceOnPhone: Story = {
  ...onPhone,
  args: { items: [{ ...first, value: '$2,400' }, ...others] },
  play: async ({ canvas }) => {
    const sizeOf = (figure: string) => Number.parseFloat(getComputedStyle(canvas.getByText(figure)).fontSize)
    await expect(sizeOf('$2,400')).toBeLessThan(sizeOf('11'))
    await expect(getComputedStyle(canvas.getByText('$2,400')).fontVariantNumeric).toBe('lining-nums')
  },
}
/** Six characters stand on one line as a numeral on desktops, and tablets set all figures a step smaller. */
const fitsNumeral = (least: number, most: number): Story['play'] =>
  async function isNumeral({ canvas }) {
    const figure = canvas.getByText('$2,400')
    await expect(getComputedStyle(figure).fontSize).toBe(getComputedStyle(canvas.getByText('11')).fontSize)
    const { height } = figure.getBoundingClientRect()
    await expect(height).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(figure).fontSize))
    const title = Number.parseFloat(getComputedStyle(canvas.getByRole('heading')).fontSize)
    const ratio = Number.parseFloat(getComputedStyle(figure).fontSize) / title
    await expect(ratio).toBeGreaterThan(least)
    await expect(ratio).toBeLessThan(most)
  }
const priced = { items: [{ ...first, value: '$2,400' }, ...others] }
export const PriceOnDesk: Story = { ...onDesk, args: priced, play: fitsNumeral(1.9, 2.4) }
export const PriceOnTablet: Story = { ...onTablet, args: priced, play: fitsNumeral(1.5, 1.9) }
/** Without a figure the name is large, and its description begins under it. */
export const WordsForFigures: Story = {
  ...onPhone,
  args: { items: items.map((item) => ({ ...item, value: '' })) },
  play: async ({ canvas }) => {
    const [name, words] = [
      ...canvas.getAllByRole('term').slice(0, 1),
      ...canvas.getAllByRole('definition').slice(0, 1),
    ].map((part) => part.getBoundingClientRect())
    await expect(words?.left).toBe(name?.left)
    await expect(words?.top).toBeGreaterThanOrEqual(Number(name?.bottom))
  },
}
/** A figure that nobody named is the name itself. */
export const Unnamed: Story = {
  args: { items: items.map((item) => ({ ...item, title: '' })) },
  play: async ({ canvas, canvasElement }) => {
    await toldInOrder({ canvasElement })
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('312')
  },
}
export const Common: Story = core.Common
