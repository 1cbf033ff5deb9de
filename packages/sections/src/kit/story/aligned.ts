import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** The ends of letters and of their boxes are not quite the same. */
const NEAR = 6

/** Of what is seen: words that are heard alone come after it, out of the line. */
const endOf = (part: Element) => {
  const range = document.createRange()
  range.selectNodeContents(part.querySelector(':scope > span') ?? part)
  return range.getBoundingClientRect().right
}

/** Words that the owner has put to the end of their lines end with their column, and the columns stay. */
export const alignedRight = {
  args: { titleSetting: { level: 'h2', italic: false, align: 'right' } },
  play: async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    const words = [...canvasElement.querySelectorAll<HTMLElement>('[data-template] [data-align="right"]')]
    await expect(words.length).toBeGreaterThan(1)
    for (const part of words) {
      const column = part.parentElement ?? part
      await expect(getComputedStyle(part).textAlign).toBe('end')
      await expect(Math.abs(endOf(part) - part.getBoundingClientRect().right), part.outerHTML).toBeLessThan(
        NEAR,
      )
      if (getComputedStyle(column).display === 'grid') continue
      const end =
        column.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(column).paddingRight)
      await expect(Math.abs(end - part.getBoundingClientRect().right), part.outerHTML).toBeLessThan(NEAR)
    }
  },
}
