import type { Meta, StoryObj } from '@storybook/react-vite'
import { printOf } from '@bellows/ui/testing'
import { expect } from 'storybook/test'
import { content } from '../hero/story/content.ts'
import * as height from '../kit/story/height-plays.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Hero/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('hero', content), tags: ['!autodocs'] }

/** Where photographs are drawn, no word of a hero stands on the couple of the first, from 57 % of its width on. */
export const Photographed: StoryObj = {
  ...Overview,
  parameters: { ...Overview.parameters, ...height.onWide.parameters },
  globals: { ...height.onWide.globals, pictures: 'photographs' },
  play: async ({ canvasElement }) => {
    for (const id of ['HERO-1', 'HERO-2']) {
      const hero = canvasElement.querySelector(`[data-template="${id}"]`)
      const { src = '' } = hero?.querySelector('img') ?? {}
      if (printOf(src)) return
      await expect(src).toContain('orchard-couple')
      const words = document.createRange()
      for (const text of hero?.querySelectorAll('h1, p') ?? []) {
        words.selectNodeContents(text)
        await expect(words.getBoundingClientRect().right).toBeLessThan(0.57 * window.innerWidth)
      }
    }
  },
}
