import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { opensPictures } from '../../kit/story/lightbox-plays.ts'
import { prints } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { wordless } from '../../kit/story/wordless.ts'
import { content } from '../story/content.ts'
import { imageText5 } from './image-text-5.template.ts'

const { meta: base, core } = sectionStories(imageText5, 'introduction', {
  purpose: 'Lays out a few small frames like a contact sheet beside the text.',
  choose: 'Several pictures should be glimpsed and opened; for a gallery of its own take one of the images.',
  content,
})
const meta: Meta = { title: 'Sections/Introduction/IMAGE-TEXT-5', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = { ...core.NoImages, tags: ['visual-1440'] }
export const NineFrames: Story = {
  args: { count: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
  },
}
export const TwoFrames: Story = { args: { images: content.images.slice(0, 2) } }
export const NoFolio: Story = core.option({ showFolio: false })
export const NoLightbox: Story = {
  ...core.option({ lightbox: false }),
}
export const Lightbox: Story = { play: opensPictures }

/** None hangs alone in the last row: four stand as two and two, on phones three beside each other. */
const fillsRows = (count: number): Story => ({
  args: { images: prints(count) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect()
    const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect()
    await expect(last?.right).toBeCloseTo(list.right, 0)
  },
})
export const FourFrames: Story = { ...onWide, ...fillsRows(4) }
export const ThreeOnPhone: Story = { ...onPhone, ...fillsRows(3) }
/** Without words the section begins with what else it holds. */
export const Wordless: Story = { ...onPhone, ...wordless }
