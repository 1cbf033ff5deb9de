import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const rowsOf = (places: readonly HTMLElement[]) => {
  const tops = places.map((place) => Math.round(place.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
}

/** How many facts share each row. */
export const sharesRows =
  (selector: string, expected: readonly number[]) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    await expect(rowsOf([...canvasElement.querySelectorAll<HTMLElement>(selector)])).toEqual(expected)
  }
