import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../kit/story/height-plays.ts'
import { connected } from './content.ts'

/** The stories that all studio galleries have beyond the core, for one that shows `count` of nine pictures. */
export const studioStories = (count: number) =>
  ({
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
        await expect(posts).toHaveLength(count)
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
        await expect(canvas.getAllByRole('img')).toHaveLength(count)
      },
    },
    /** Without posts and pictures there is nothing to show. */
    NotConnectedAndBare: {
      args: { source: 'instagram', images: [] },
      play: async ({ canvasElement }) => {
        await expect(canvasElement.querySelector('section')).toBeNull()
      },
    },
  }) satisfies Record<string, StoryObj>
