import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onDesk } from '../../kit/story/height-plays.ts'
import { opensPictures } from '../../kit/story/lightbox-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'

import { content } from '../story/content.ts'
import { studioStories } from '../story/shared-stories.ts'
import { studioGallery3 } from './studio-gallery-3.template.ts'

const { meta: base, core } = sectionStories(studioGallery3, 'studioGallery', {
  purpose: 'Hangs the studio’s pictures or posts from edge to edge, with a card among them.',
  choose:
    'The pictures should close a page like a wall; for words of more than a few lines take STUDIO-GALLERY-2.',
  content,
})
const meta: Meta = { title: 'Sections/Studio gallery/STUDIO-GALLERY-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const OneItem: Story = core.OneItem
export const ManyItems: Story = core.ManyItems
export const ReducedMotion: Story = {
  ...core.ReducedMotion,
  args: { ...core.ReducedMotion.args, displayType: 'SLIDESHOW' },
}
/** The card has the first half of the last row, beside the last picture. */
export const BottomLeft: Story = {
  ...core.option({ cardPosition: 'bottom-left' }),
  play: async ({ canvasElement }) => {
    const places = ['[data-surface="primary"]', 'li:last-child'].map((selector) => {
      const {
        left = NaN,
        right = NaN,
        top = NaN,
      } = canvasElement.querySelector(selector)?.getBoundingClientRect() ?? {}
      return [left, right, top].map(Math.round)
    })
    const width = document.documentElement.clientWidth
    const top = places[0]?.[2]
    await expect(places).toEqual([
      [0, width / 2, top],
      [width / 2, width, top],
    ])
  },
}
export const NoCard: Story = {
  args: { title: '', subtitle: '', description: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-surface="primary"]')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
  },
}
/** The card takes a cell of its own: no picture is left out or lies under it, and no row has a hole. */
export const CardAmongTiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-surface="primary"]')?.getBoundingClientRect()
    const tiles = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect())
    await expect(tiles).toHaveLength(9)
    await expect(tiles.at(-1)?.right).toBeCloseTo(document.documentElement.clientWidth, 0)
    const covered = tiles.filter(
      ({ left, right, top, bottom }) =>
        card &&
        left < card.right - 1 &&
        right > card.left + 1 &&
        top < card.bottom - 1 &&
        bottom > card.top + 1,
    )
    await expect(covered).toEqual([])
  },
}
/** Two reach from edge to edge. */
export const TwoItems: Story = {
  args: { images: content.images.slice(0, 2) },
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect())
    await expect(ends[0]?.left).toBeCloseTo(0, 0)
    await expect(ends[1]?.right).toBeCloseTo(document.documentElement.clientWidth, 0)
  },
}
/** Ten keep the rhythm of nine and of eleven: every row is as high as the first, of thirds or of halves. */
export const TenItems: Story = {
  ...core.option({
    cardPosition: 'bottom-left',
    maxItems: 10,
    images: [...content.images, ...content.images].slice(0, 10),
  }),
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const tiles = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect())
    await expect(tiles.at(-1)?.width).toBeCloseTo(document.documentElement.clientWidth / 2, 0)
  },
}
const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
/** On desktops the card lies on the picture, which grows with it: it never climbs over what stands above. */
const holdsCard: Story['play'] = async ({ canvasElement }) => {
  const card = boxOf(canvasElement.querySelector('[data-surface="primary"]'))
  const pictures = [...canvasElement.querySelectorAll('[data-picture]')].map((picture) => boxOf(picture))
  await expect(pictures.length).toBeGreaterThan(0)
  for (const { top, bottom, left } of pictures) {
    await expect(card.top).toBeGreaterThan(top)
    await expect(card.bottom).toBeLessThan(bottom)
    await expect(card.left).toBeGreaterThan(left)
  }
}
export const LongCardOnDesk: Story = {
  ...onDesk,
  args: { ...core.LongText.args, displayType: 'SINGLE' },
  play: holdsCard,
}
export const LongCardOnSlidesOnDesk: Story = {
  ...onDesk,
  args: { ...core.LongText.args, displayType: 'SLIDESHOW' },
  play: holdsCard,
}
export const Slideshow: Story = { ...core.option({ displayType: 'SLIDESHOW' }) }
export const Single: Story = studioStories.Single
export const LargeGrid: Story = { ...core.option({ displayType: 'LARGEGRID' }) }
export const TwelveItems: Story = core.option({
  maxItems: 12,
  images: [...content.images, ...content.images].slice(0, 12),
})
export const ColumnsCapped: Story = studioStories.ColumnsCapped
export const ColumnsOnTablet: Story = studioStories.ColumnsOnTablet
export const LargeFirst: Story = studioStories.LargeFirst
export const LargeFirstOnPhone: Story = studioStories.LargeFirstOnPhone
export const Instagram: Story = studioStories.Instagram
export const NotConnected: Story = studioStories.NotConnected
export const NotConnectedAndBare: Story = studioStories.NotConnectedAndBare
export const PostlessAndBare: Story = studioStories.PostlessAndBare
export const Lightbox: Story = { play: opensPictures }
