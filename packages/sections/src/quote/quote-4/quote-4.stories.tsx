import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, wide } from '../story/content.ts'
import { quote4 } from './quote-4.template.ts'

const { meta: base, core } = sectionStories(quote4, 'quote', {
  purpose: 'Writes one sentence into the lower corner of a picture that fills the width.',
  choose: 'The picture leaves a quiet corner for words; beside an upright picture take QUOTE-3.',
  content: { ...content, images: wide },
})
const meta: Meta = { title: 'Sections/Quote/QUOTE-4', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const WhitePhoto: Story = core.WhitePhoto
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
/** The words leave the subject alone. */
export const AwayFromSubject: Story = core.option({
  images: wide.map((image) => ({ ...image, subject: { left: 60, top: 40, right: 80, bottom: 90 } })),
})
const boxOf = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect()
/** On phones, where it has no side to leave to them, they stand below the picture, which keeps half of the height. */
export const BelowOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    if (window.innerWidth > 767) return
    const picture = boxOf(canvasElement.querySelector('picture'))
    const mark = boxOf(canvas.getByRole('blockquote').closest('figure'))
    await expect(picture.height).toBeGreaterThanOrEqual(280)
    await expect(mark.top).toBeGreaterThanOrEqual(picture.bottom)
  },
}
export const AlignLeft: Story = core.option({ align: 'left' })
export const AlignCenter: Story = core.option({ align: 'center' })
export const Lower: Story = core.option({ minHeight: 400 })
