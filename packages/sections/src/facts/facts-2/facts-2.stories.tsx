import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onTablet } from '../../kit/story/height-plays.ts'
import { sharesRows } from '../story/spans.ts'
import { draws } from '../../kit/story/draws.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, steps, studioWays } from '../story/content.ts'
import { facts2 } from './facts-2.template.ts'

const { meta: base, core } = sectionStories(facts2, 'facts', {
  purpose: 'Lays out a process as steps on a line.',
  choose: 'One thing follows another; for figures take FACTS-1.',
  content,
})
const meta: Meta = { title: 'Sections/Facts/FACTS-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { items: steps }, tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
/** Without steps of its own it tells the studio’s way of working. */
export const HowItWorks: Story = {
  args: { items: [], host: studioWays },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We plan it together')).toBeVisible()
  },
}
export const SixSteps: Story = {
  args: { items: [...steps, ...steps] },
  play: sharesRows('ol > li', [3, 3]),
}
export const ShortRow: Story = {
  args: { items: [...steps, ...steps.slice(0, 1)] },
  play: sharesRows('ol > li', [3, 1]),
}
/** Two on tablets, one on phones. */
export const OnTablet: Story = { ...onTablet, ...SixSteps, play: sharesRows('ol > li', [2, 2, 2]) }
const widthOf = (box?: Element | null) => box?.getBoundingClientRect().width ?? Number.NaN
/** The odd one has its row to itself. */
export const OddOnTablet: Story = {
  ...onTablet,
  args: { items: steps },
  play: async ({ canvas, canvasElement }) => {
    await sharesRows('ol > li', [2, 1])({ canvasElement })
    await expect(widthOf(canvas.getAllByRole('listitem').at(-1))).toBeCloseTo(
      widthOf(canvas.getByRole('list')),
      0,
    )
  },
}
export const OnPhone: Story = { ...onPhone, ...ShortRow, play: sharesRows('ol > li', [1, 1, 1, 1]) }
export const Unnumbered: Story = core.option({ numbered: false })
/** Its lines are drawn once; where motion is reduced they stand there. */
export const Drawn: Story = draws('li', '::before')
