import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { onlyText1 } from './only-text-1.template.ts'

const { meta: base, core } = sectionStories(onlyText1, 'introduction', {
  purpose: 'Says in a few large lines what the studio stands for.',
  choose: 'The words alone should carry the section; for a text of several paragraphs take ONLY-TEXT-2.',
  content,
})
const meta: Meta = { title: 'Sections/Introduction/ONLY-TEXT-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff

export const Large: Story = core.option({ statementSize: 'l' })
export const TitleAlone: Story = {
  args: { description: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Pictures for the long afternoon',
    )
  },
}
/** A long statement comes down by one step. */
export const LongStatement: Story = {
  args: { description: `<p>${'A quiet sentence about light. '.repeat(16)}</p>` },
  play: async ({ canvas, canvasElement }) => {
    const long = parseFloat(getComputedStyle(canvas.getByText(/quiet sentence/)).fontSize)
    const body = parseFloat(getComputedStyle(canvasElement).fontSize)
    await expect(long).toBeGreaterThan(body)
    await expect(long).toBeLessThan(32)
  },
}
export const Common: Story = core.Common
