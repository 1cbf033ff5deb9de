import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { StorySection } from '../../kit/story/in-page.tsx'
import { hydratedSection, serverSection } from '../../kit/story/server-section.tsx'

const placesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('h1, h1 ~ *, a, button, [data-slide], [data-height]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [element.tagName, x, y, width, height].join(' ')
  })

/** Words that rise have risen. */
const settled = (root: HTMLElement) =>
  Promise.all(
    root
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running')
      .map(({ finished }) => finished),
  )

/**
 * A slideshow as the server sends it: whole before any script, its first picture first in line, the others in the
 * page but not fetched; brought to life without a difference and without a shift, it fetches one ahead.
 */
export const servedSlides = (section: StorySection) => ({
  tags: ['!autodocs'],
  render: () => createElement('div'),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const place = serverSection(canvasElement, section)
    const pictures = [...place.querySelectorAll<HTMLImageElement>('[data-slide] img')]
    const withBox = () => pictures.filter((picture) => picture.getClientRects().length > 0).length
    await settled(place)
    await expect(place.querySelector('h1')).toBeVisible()
    await expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(
      pictures.map((_, index) => (index === 0 ? 'high' : 'low')),
    )
    await expect(pictures.map(({ loading }) => loading)).toEqual(
      pictures.map((_, index) => (index === 0 ? 'eager' : 'lazy')),
    )
    await expect(withBox()).toBe(1)
    const before = placesOf(place)
    const { faults, unmount } = hydratedSection(place, section)
    await waitFor(() => expect(withBox()).toBe(2))
    await expect(pictures[1]).toHaveProperty('loading', 'eager')
    await expect(placesOf(place)).toEqual(before)
    await expect(faults).toEqual([])
    unmount()
  },
})
