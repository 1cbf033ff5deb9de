import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items } from '../story/content.ts'
import { quote2 } from './quote-2.template.ts'

const { meta: base, core } = sectionStories(quote2, 'quote', {
  purpose: 'Sets one sentence large, its mark in the margin and its name at the far end.',
  choose: 'The words are short and strong enough to stand alone; with a picture take QUOTE-3.',
  content,
})
const meta: Meta = { title: 'Sections/Quote/QUOTE-2', ...base }
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
export const SizeL: Story = core.option({ size: 'l' })
export const NoMark: Story = core.option({ showMark: false })
const boxes = (canvasElement: HTMLElement) => {
  const of = (selector: string) =>
    canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { words: of('blockquote'), name: of('figcaption') }
}
/** The name stands beside the words on desktops, under them below. */
export const Name: Story = {
  play: async ({ canvasElement }) => {
    const { words, name } = boxes(canvasElement)
    const isDesktop = window.matchMedia('(min-width: 992px)').matches
    await expect(name.top >= words.bottom).toBe(!isDesktop)
    await expect(name.left >= words.right).toBe(isDesktop)
  },
}
/** Where a line of an element stands, probed before its first or after its last letter. */
function lineOf(element: Element | null, end: 'prepend' | 'append'): number {
  const probe = document.createElement('span')
  probe.style.display = 'inline-block'
  element?.[end](probe)
  const { bottom } = probe.getBoundingClientRect()
  probe.remove()
  return bottom
}
/** The mark begins on the line of the capitals, and the name ends on the last line of the words. */
export const OnTheLines: Story = {
  ...onWide,
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 992) return
    const words = canvasElement.querySelector('blockquote p')
    const mark = canvasElement.querySelector('figure > span')
    await expect(mark?.getBoundingClientRect().top).toBeCloseTo(words?.getBoundingClientRect().top ?? 0, 0)
    const { height } = words!.getBoundingClientRect()
    const lines = Math.round(height / Number.parseFloat(getComputedStyle(words!).lineHeight))
    await expect(height).toBeLessThan(lines * Number.parseFloat(getComputedStyle(words!).lineHeight) - 4)
    const name = canvasElement.querySelector('figcaption > :last-child')
    await expect(lineOf(name, 'append')).toBeCloseTo(lineOf(words, 'append'), 0)
  },
}
/** A name too long for the margin goes under the words. */
export const LongName: Story = {
  args: { items: [{ ...items[0], name: 'Donaudampfschifffahrtsgesellschaft Regensburg' }] },
  play: async ({ canvasElement }) => {
    const { words, name } = boxes(canvasElement)
    await expect(name.top).toBeGreaterThanOrEqual(words.bottom)
  },
}
/** Widths of the lines that words are broken into. */
const lineWidths = (words: Element | null) => {
  const range = document.createRange()
  range.selectNodeContents(words ?? document.body)
  const ends = new Map<number, number[]>()
  for (const { bottom, left, right } of range.getClientRects())
    ends.set(Math.round(bottom), [...(ends.get(Math.round(bottom)) ?? []), left, right])
  return [...ends.values()].map((sides) => Math.max(...sides) - Math.min(...sides))
}
/** No line is left with a word or two. */
const balanced: Story['play'] = async ({ canvasElement }) => {
  const widths = lineWidths(canvasElement.querySelector('blockquote p'))
  await expect(widths.length).toBeGreaterThan(1)
  await expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
}
export const Balanced: Story = { ...onWide, play: balanced }
export const BalancedOnPhone: Story = { ...onPhone, play: balanced }
