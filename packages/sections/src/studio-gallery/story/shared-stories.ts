import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, onTablet, onWide } from '../../kit/story/height-plays.ts'
import { prints } from '../../kit/story/pictures.ts'
import { connected } from './content.ts'

const TWELVE = { maxItems: 12, images: prints(12) }

/** In its first row stand four at the widest, else three, and two on tablets and phones. */
const ColumnsCapped: StoryObj = {
  args: TWELVE,
  play: async ({ canvasElement }) => {
    const [first = 0, ...tops] = [...canvasElement.querySelectorAll('li')].map(
      (tile) => tile.getBoundingClientRect().top,
    )
    const { innerWidth } = window
    const inRow = 1 + tops.filter((top) => Math.abs(top - first) < 1).length
    await expect(inRow).toBe(innerWidth >= 1440 ? 4 : innerWidth >= 992 ? 3 : 2)
  },
}
/** The first picture is as large as four, on small screens as wide as two. */
const LargeFirst: StoryObj = {
  args: { ...TWELVE, displayType: 'LARGEGRID' },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('li')].map((tile) =>
      tile.getBoundingClientRect(),
    )
    if (!first || !second) throw new Error('No tiles')
    await expect(Math.floor(first.width / second.width)).toBe(2)
    await expect(second.left > first.left).toBe(window.innerWidth >= 992)
  },
}

const SHOWN = 9

/** The stories that all studio galleries have beyond the core. */
export const studioStories = {
  ColumnsCapped,
  ColumnsOnTablet: { ...ColumnsCapped, ...onTablet },
  ColumnsOnWide: { ...ColumnsCapped, ...onWide },
  LargeFirst: { ...LargeFirst, ...onWide },
  LargeFirstOnPhone: { ...LargeFirst, ...onPhone },
  /** One picture; the others stand in the lightbox. */
  Single: {
    args: { displayType: 'SINGLE' },
    play: async ({ canvas }) => {
      await expect(canvas.getAllByRole('img')).toHaveLength(1)
    },
  },
  Instagram: {
    args: { source: 'instagram', host: connected },
    play: async ({ canvas }) => {
      const posts = canvas.getAllByRole('link', { name: /Instagram post, opens in a new tab$/ })
      await expect(posts).toHaveLength(SHOWN)
      await expect(posts[0]).toHaveAttribute('target', '_blank')
      await expect(posts[0]).toHaveAttribute('href', 'https://www.instagram.com/p/post-0/')
      await expect(canvas.getByText('@alderandwren')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Follow' })).toHaveAttribute(
        'href',
        'https://www.instagram.com/alderandwren/',
      )
    },
  },
  /** On phones the odd last picture is as wide as two, and keeps its subject. */
  OddOnPhone: {
    ...onPhone,
    args: { maxItems: 3 },
    play: async ({ canvasElement }) => {
      const [first, , last] = [...canvasElement.querySelectorAll('li')].map((tile) =>
        tile.getBoundingClientRect(),
      )
      if (!first || !last) throw new Error('No tiles')
      await expect(last.width).toBeGreaterThan(2 * first.width)
      await expect(last.width / last.height).toBeCloseTo(3 / 2, 1)
    },
  },
  /** The page shows the pictures instead; the preview says why. */
  NotConnected: {
    args: { source: 'instagram', host: { isPreview: true } },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('note')).toHaveTextContent('Connect Instagram')
      await expect(canvas.getAllByRole('img')).toHaveLength(SHOWN)
    },
  },
  /** Without posts and pictures there is nothing to show. */
  NotConnectedAndBare: {
    args: { source: 'instagram', images: [] },
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelector('section')).toBeNull()
    },
  },
  /** Connected, with nothing posted and no pictures: visitors see no empty frames. */
  PostlessAndBare: {
    args: { source: 'instagram', images: [], host: { instagram: { ...connected.instagram, posts: [] } } },
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelector('section')).toBeNull()
    },
  },
} satisfies Record<string, StoryObj>
