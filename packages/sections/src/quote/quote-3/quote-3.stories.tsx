import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content, items, upright } from '../story/content.ts'
import { quote3 } from './quote-3.template.ts'

const { meta: base, core } = sectionStories(quote3, 'quote', {
  purpose: 'Sets one sentence at the foot of an upright picture.',
  choose: 'There is a picture of those who speak; for one that should fill the width take QUOTE-4.',
  content: { ...content, images: upright },
})
const meta: Meta = { title: 'Sections/Quote/QUOTE-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = { ...core.NoImages, tags: ['visual-1440'] }
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const Empty: Story = core.Empty
export const EmptyInPreview: Story = core.EmptyInPreview
export const ImageRight: Story = core.option({ imageSide: 'right' })
/** Ends on the picture’s foot beside it; long words begin at its top. */
export const Foot: Story = {
  play: async ({ canvasElement }) => {
    const of = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect()
    const isBeside = window.matchMedia('(min-width: 768px)').matches
    const [picture, name] = [of('img'), of('figcaption')]
    if (!picture || !name) throw new Error('No picture or no name')
    if (isBeside) await expect(name.bottom).toBeCloseTo(picture.bottom, 0)
    else await expect(name.top).toBeGreaterThan(picture.bottom)
  },
}
export const LongQuote: Story = {
  args: {
    items: [{ ...items[0], quote: `<p>${'They saw everything and were never in the way. '.repeat(20)}</p>` }],
  },
}
