import type { Meta, StoryObj } from '@storybook/react-vite'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { imageText3 } from './image-text-3.template.ts'

const { meta: base, core } = sectionStories(imageText3, 'introduction', {
  purpose: 'Stacks title, picture and text on one centred axis.',
  choose: 'The page wants a calm, symmetrical pause; take it once a page, the others lean to a side.',
  content,
})
const meta: Meta = { title: 'Sections/Introduction/IMAGE-TEXT-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const Square: Story = core.option({ ratio: '1:1' })
export const Landscape: Story = core.option({ ratio: '3:2' })
