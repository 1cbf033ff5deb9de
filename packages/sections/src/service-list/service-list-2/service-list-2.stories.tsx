import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inLargeText } from '@bellows/ui/testing'
import { onSmallPhone, onWide } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { playCards, playFacts } from '../story/card-plays.ts'
import { content } from '../story/content.ts'
import { listStories } from '../story/list-stories.ts'
import { listHost, severalShoots } from '../story/services.ts'
import { serviceList2 } from './service-list-2.template.ts'

const { meta: base, core } = sectionStories(serviceList2, 'serviceList', {
  purpose: 'Shows services as cards in columns that step down.',
  choose:
    'There are five services or more and the pictures are upright; for a level grid take service-list-1.',
  content,
  host: listHost(7),
})
const meta: Meta = { title: 'Sections/Service list/service-list-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = listStories.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = listStories.NoImages
export const OneItem: Story = listStories.OneItem
export const TwoItems: Story = listStories.TwoItems
export const ThreeItems: Story = { args: { host: listHost(3) } }
/** Each end of a range stays whole in a large type, and a line breaks between them. */
export const LongRange: Story = {
  ...onSmallPhone,
  args: { host: { services: () => ({ state: 'ready', services: [severalShoots] }) } },
  globals: { ...onSmallPhone.globals, locale: 'de-DE' },
  play: ({ canvas }) =>
    inLargeText(async () => {
      const line = await canvas.findByText('9 Std. 30 Min. –')
      const end = canvas.getByText('13 Std. 30 Min.')
      const { right } = end.closest('li')!.getBoundingClientRect()
      for (const part of [line, end]) {
        await expect(part.getClientRects()).toHaveLength(1)
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right)
      }
    }),
}
/** The last two stand side by side: the column between two others never ends far above both. */
export const SevenItems: Story = {
  ...onWide,
  args: { host: listHost(7) },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect())
    const ends = new Map<number, number>()
    for (const { left, bottom } of boxes) ends.set(left, Math.max(ends.get(left) ?? 0, bottom))
    const [first = 0, middle = 0, last = 0] = [...ends].toSorted(([a], [b]) => a - b).map(([, end]) => end)
    const third = ((boxes[0]?.width ?? 0) * 1.25) / 3
    await expect(ends.size).toBe(3)
    await expect(Math.min(first, last) - middle).toBeLessThan(third)
  },
}
export const ManyItems: Story = listStories.ManyItems
export const Soft: Story = core.option({ stagger: 'soft' })
export const Columns2: Story = core.option({ columns: 2 })
export const Columns4: Story = core.option({ columns: 4 })
export const OnDark: Story = { args: { theme: 'dark_2' } }
export const NoPrice: Story = listStories.NoPrice
export const NoDuration: Story = listStories.NoDuration
export const Empty: Story = listStories.Empty
export const EmptyInPreview: Story = listStories.EmptyInPreview
export const Loading: Story = listStories.Loading
export const Failed: Story = listStories.Failed

export const Cards: Story = { play: ({ canvasElement }) => playCards(canvasElement) }
/** The ring goes round picture and words, without the room that the steps leave above and below them. */
export const Ring: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    for (const card of canvas.getAllByRole('listitem')) {
      const link = getComputedStyle(within(card).getByRole('link'), '::after')
      const box = card.getBoundingClientRect()
      const picture = card.querySelector('img')?.getBoundingClientRect() ?? box
      const words = card.lastElementChild?.getBoundingClientRect() ?? box
      await expect(parseFloat(link.top)).toBeCloseTo(picture.top - box.top, 0)
      await expect(Math.abs(parseFloat(link.bottom) - (box.bottom - words.bottom))).toBeLessThan(2)
    }
  },
}
export const Facts: Story = {
  play: async ({ canvasElement }) => {
    await playFacts(canvasElement)
    await expect(
      within(canvasElement)
        .getByText(/From \$2,200.00/)
        .closest('p'),
    ).toHaveTextContent('From $2,200.00 · 4–12 h')
  },
}
export const Common: Story = core.Common
