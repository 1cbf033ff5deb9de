import { createElement } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StorySection } from '../../kit/story/in-page.tsx'
import { hydratedSection, serverSection } from '../../kit/story/server-section.tsx'

const placesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('h2, li')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].join(' ')
  })

/** A gallery as the server sends it: every picture in its place, the first row fetched at once; it wakes unmoved. */
export const servedPictures = (section: StorySection) => ({
  tags: ['!autodocs'],
  render: () => createElement('div'),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const place = serverSection(canvasElement, section)
    const pictures = [...place.querySelectorAll('img')]
    await expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
    await expect(pictures.slice(0, 4).map(({ loading }) => loading)).toEqual([
      'eager',
      'eager',
      'eager',
      'lazy',
    ])
    const before = placesOf(place)
    const { faults, unmount } = hydratedSection(place, section)
    const opener = within(place).getAllByRole('link', { name: /^Open image/ })[0]
    await waitFor(async () => {
      if (opener) await userEvent.click(opener)
      await expect(await within(place).findByRole('dialog')).toBeVisible()
    })
    await expect(faults).toEqual([])
    await expect(placesOf(place)).toEqual(before)
    unmount()
  },
})
