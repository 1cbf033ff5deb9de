import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { opensPictures, opensSlide } from '../../kit/story/lightbox-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { awayFromPointer, goesRound, rests } from '../../kit/story/slider-plays.ts'
import { content } from '../story/content.ts'
import { studioStories } from '../story/shared-stories.ts'
import { studioGallery1 } from './studio-gallery-1.template.ts'

const { meta: base, core } = sectionStories(studioGallery1, 'studioGallery', {
  purpose: 'Shows the studio’s pictures or posts under a title, with the profile beside it.',
  choose: 'Title and pictures should stand in one column; to keep the profile in view take STUDIO-GALLERY-2.',
  content,
})
const meta: Meta = { title: 'Sections/Studio gallery/STUDIO-GALLERY-1', ...base }
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
export const ReducedMotion: Story = {
  ...core.ReducedMotion,
  args: { ...core.ReducedMotion.args, displayType: 'SLIDESHOW' },
}
export const Slideshow: Story = { tags: ['visual-1440'], ...core.option({ displayType: 'SLIDESHOW' }) }
export const Single: Story = { ...studioStories.Single, tags: ['visual-1440'] }
export const LargeGrid: Story = { tags: ['visual-1440'], ...core.option({ displayType: 'LARGEGRID' }) }
export const NoGap: Story = core.option({ gap: 'none' })
export const TwelveItems: Story = core.option({
  maxItems: 12,
  images: [...content.images, ...content.images].slice(0, 12),
})
export const OddOnPhone: Story = studioStories.OddOnPhone
export const ColumnsCapped: Story = studioStories.ColumnsCapped
export const ColumnsOnTablet: Story = studioStories.ColumnsOnTablet
export const ColumnsOnWide: Story = studioStories.ColumnsOnWide
export const LargeFirst: Story = studioStories.LargeFirst
export const LargeFirstOnPhone: Story = studioStories.LargeFirstOnPhone
export const Instagram: Story = studioStories.Instagram
export const NotConnected: Story = studioStories.NotConnected
export const NotConnectedAndBare: Story = studioStories.NotConnectedAndBare
export const Lightbox: Story = { play: opensPictures }
export const LightboxOfSlides: Story = { args: { displayType: 'SLIDESHOW' }, play: opensSlide }
export const Moved: Story = { args: { displayType: 'SLIDESHOW' }, play: goesRound }
export const Resting: Story = {
  args: { displayType: 'SLIDESHOW' },
  decorators: [awayFromPointer],
  play: rests,
}
export const Common: Story = core.Common
/** On its dark plate the counter is as light as the arrows beside it. */
export const CounterOnPicture: Story = {
  args: { displayType: 'SLIDESHOW' },
  play: async ({ canvas }) => {
    const counter = getComputedStyle(canvas.getByText('01 / 09'))
    const arrow = getComputedStyle(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(counter.color).toBe(arrow.color)
    await expect(counter.color).toBe('rgb(255, 255, 255)')
  },
}
