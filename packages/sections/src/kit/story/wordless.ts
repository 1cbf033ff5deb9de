import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** Room that a row may have above its first line; every gap after words is more. */
const MOST = 32

const hasBox = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

/** Without any words of its own a section begins with what else it holds: the gap after the words is gone too. */
export const wordless = {
  args: { title: '', subtitle: '', description: '', showButton: false, paddingTop: 0 },
  play: async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    const section = canvasElement.querySelector('[data-template]')
    const shown = [...(section?.querySelectorAll('*') ?? [])].filter(
      (element) => element.childElementCount === 0 && hasBox(element),
    )
    const tops = shown.map((element) => element.getBoundingClientRect().top)
    await expect(Math.min(...tops) - (section?.getBoundingClientRect().top ?? 0)).toBeLessThan(MOST)
  },
}
