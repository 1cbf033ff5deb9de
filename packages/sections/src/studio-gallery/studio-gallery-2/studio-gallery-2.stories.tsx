import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onTablet } from '../../kit/story/height-plays.ts'
import { opensPictures } from '../../kit/story/lightbox-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'

import { content } from '../story/content.ts'
import { studioStories } from '../story/shared-stories.ts'
import { studioGallery2 } from './studio-gallery-2.template.ts'

const { meta: base, core } = sectionStories(studioGallery2, 'studioGallery', {
  purpose: 'Keeps the profile in view beside the studio’s pictures or posts.',
  choose: 'There is something to say beside the pictures; for a title alone take STUDIO-GALLERY-1.',
  content,
})
const meta: Meta = { title: 'Sections/Studio gallery/STUDIO-GALLERY-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const ReducedMotion: Story = {
  ...core.ReducedMotion,
  args: { ...core.ReducedMotion.args, displayType: 'SLIDESHOW' },
}
export const ProfileRight: Story = core.option({ profileSide: 'right' })
export const Slideshow: Story = { ...core.option({ displayType: 'SLIDESHOW' }) }
export const Single: Story = studioStories.Single
export const LargeGrid: Story = { ...core.option({ displayType: 'LARGEGRID' }) }
export const NoGap: Story = core.option({ gap: 'none' })
export const TwelveItems: Story = core.option({
  maxItems: 12,
  images: [...content.images, ...content.images].slice(0, 12),
})
export const OddOnPhone: Story = studioStories.OddOnPhone
/** On phones the words have the whole width; on tablets they keep a margin for the face, or for a tick in its place. */
const hasMargin = (least: number, most: number): Story['play'] =>
  async function keepsMargin({ canvas }) {
    if (window.innerWidth >= 992) return
    const words = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect().left
    const tiles = canvas.getByRole('list').getBoundingClientRect()
    await expect((words - tiles.left) / tiles.width).toBeGreaterThanOrEqual(least)
    await expect((words - tiles.left) / tiles.width).toBeLessThanOrEqual(most)
  }
export const WholeWidthOnPhone: Story = { ...onPhone, play: hasMargin(0, 0) }
export const MarginOnTablet: Story = { ...onTablet, play: hasMargin(1 / 10, 1 / 5) }
export const ColumnsCapped: Story = studioStories.ColumnsCapped
export const ColumnsOnTablet: Story = studioStories.ColumnsOnTablet
export const ColumnsOnWide: Story = studioStories.ColumnsOnWide
export const LargeFirst: Story = studioStories.LargeFirst
export const LargeFirstOnPhone: Story = studioStories.LargeFirstOnPhone
export const Instagram: Story = studioStories.Instagram
export const NotConnected: Story = studioStories.NotConnected
export const NotConnectedAndBare: Story = studioStories.NotConnectedAndBare
export const Lightbox: Story = { play: opensPictures }
