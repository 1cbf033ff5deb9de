import { expect } from 'storybook/test'
import { plain } from './core-plays.tsx'
import { serverSection } from './server-section.tsx'
import type { StorySection } from './in-page.tsx'

const paddings: [unknown, string][] = [
  [400, '320px'],
  [-5, '0px'],
  ['abc', '0px'],
  [undefined, '96px'],
]

/**
 * Once per kind: paddings are clamped, an empty title leaves no heading and no gap behind, and another
 * scheme changes nothing but the variables that it sets.
 */
export const commonChecks = ({ template, ...section }: StorySection) => ({
  tags: ['!autodocs'],
  render: () => <div />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const drawn = (options: Record<string, unknown>) => {
      const place = serverSection(canvasElement, {
        ...section,
        template,
        options: { ...section.options, ...options },
      })
      const root = place.querySelector<HTMLElement>('[data-template]')
      const html = place.innerHTML
      place.remove()
      return { root, html }
    }
    for (const [stored, shown] of 'paddingTop' in template.schema.shape ? paddings : []) {
      const style = drawn({ paddingTop: stored, paddingBottom: stored }).root?.style
      await expect(style?.getPropertyValue('--section-top')).toBe(shown)
      await expect(style?.getPropertyValue('--section-bottom')).toBe(shown)
    }
    const { root } = drawn({ title: '' })
    const headings = Array.from(root?.querySelectorAll('h1, h2') ?? [], ({ textContent }) =>
      textContent.trim(),
    )
    await expect(headings).not.toContain('')
    if (root?.tagName === 'SECTION') await expect(root).toHaveAttribute('aria-label')
    const light = drawn({ theme: 'light_1' }).html
    const dark = drawn({ theme: 'dark_2' }).html
    await expect(plain(dark).replaceAll('data-scheme="dark_2"', 'data-scheme="light_1"')).toBe(plain(light))
  },
})
