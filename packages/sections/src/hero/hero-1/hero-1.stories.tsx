import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { buttonOff, longText, missingTitle, wedding } from '../../kit/story/contents.ts'
import { print, prints, whitePhoto } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { hero1 } from './hero-1.tsx'

const meta: Meta = {
  title: 'Sections/Hero/HERO-1',
  ...sectionStories(hero1, 'hero', { ...wedding, images: [print('A-32')] }),
}
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const LongText: Story = { args: longText, tags: ['visual'] }
export const MissingTitle: Story = {
  args: missingTitle,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}
export const ButtonOff: Story = { args: buttonOff }
export const NoImages: Story = { args: { images: [] } }
export const WhitePhoto: Story = { args: { images: [whitePhoto] } }
export const ContentRight: Story = { args: { contentSide: 'right' } }
export const HeightFull: Story = { args: { heightMode: 'full' } }
export const HeightFit: Story = { args: { heightMode: 'fit', images: prints(1, 'A-219') } }
