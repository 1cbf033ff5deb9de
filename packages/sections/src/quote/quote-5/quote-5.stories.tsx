import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { awayFromPointer, goesRound, rests } from '../../kit/story/slider-plays.ts'
import { content } from '../story/content.ts'
import { quote5 } from './quote-5.template.ts'

const { meta: base, core } = sectionStories(quote5, 'quote', {
  purpose: 'Lets several voices speak one after the other, on a page that is turned by hand.',
  choose: 'There are more voices than room; for two or three that are seen at once take QUOTE-6.',
  content,
})
const meta: Meta = { title: 'Sections/Quote/QUOTE-5', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
/** One quote stands still: no controls, no counter. */
export const OneItem: Story = {
  ...core.OneItem,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('[aria-roledescription]')).toBeNull()
  },
}
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const ReducedMotion: Story = core.ReducedMotion
export const Autoplay: Story = { args: { autoplay: true }, decorators: [awayFromPointer], play: rests }
export const Moved: Story = { args: { autoplay: true }, play: goesRound }
export const NoControls: Story = {
  args: { showArrows: false, showCounter: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group', { name: 'Slide controls' })).toBeNull()
  },
}
