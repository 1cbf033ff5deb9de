import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { baselineOf, lastBaselineOf } from '@bellows/ui/testing'
import { onWide } from '../../kit/story/height-plays.ts'
import { draws } from '../../kit/story/draws.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { onlyText2 } from './only-text-2.template.ts'

const { meta: base, core } = sectionStories(onlyText2, 'introduction', {
  purpose: 'Sets a longer text in columns under a large headline.',
  choose:
    'There is something to read; for one sentence take ONLY-TEXT-1, with a picture one of IMAGE-TEXT-1 to 5.',
  content,
})
const meta: Meta = { title: 'Sections/Introduction/ONLY-TEXT-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

const letter = `${content.description}<p>Most of our work happens within two hours of the river, in gardens, barns, kitchens and town halls. We bring little light and few lenses. What we look for is already there: a grandmother who laughs before the joke, the children under the table, the couple who forgot us for a moment.</p><p>Every picture is finished by hand and delivered in two to three weeks, in a gallery that your family may keep.</p>`

const isSetIn =
  (count: number) =>
  async ({ canvas }: StoryContext) => {
    const first = canvas.getByText(/two photographers/)
    const last = [...(first.parentElement?.children ?? [])].at(-1)
    const isBeside = (last?.getBoundingClientRect().left ?? 0) > first.getBoundingClientRect().right
    await expect(isBeside).toBe(count > 1 && window.innerWidth >= 768)
  }

export const Default: Story = { args: { description: letter }, tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff

export const OneColumn: Story = { args: { columns: 1, description: letter }, play: isSetIn(1) }
export const Columns: Story = { args: { description: letter }, play: isSetIn(2) }
/** A short text stays in one column. */
export const ShortText: Story = { play: isSetIn(1) }
export const Common: Story = core.Common
/** Label and button stand on the first and the last line of the text beside them. */
export const OnItsLines: Story = {
  ...onWide,
  args: { columns: 1, description: letter },
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const first = canvas.getByText(/two photographers/)
    await expect(baselineOf(canvas.getByText('Alder & Wren'))).toBeCloseTo(baselineOf(first), 0)
    const last = canvas.getByText(/^Every picture/)
    await expect(lastBaselineOf(canvas.getByText('Read about us'))).toBeCloseTo(lastBaselineOf(last), 0)
  },
}
/** Its lines are drawn once; where motion is reduced they stand there. */
export const Drawn: Story = draws('hr')
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
