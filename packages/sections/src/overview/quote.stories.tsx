import type { Meta, StoryObj } from '@storybook/react-vite'
import { content, upright, wide } from '../quote/story/content.ts'
import { hangsLandscapes } from './hangs-landscapes.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Quote/Overview' }
export default meta

export const Overview: StoryObj = {
  ...overviewOf('quote', { ...content, images: upright }, { own: { 'QUOTE-4': { images: wide } } }),
  tags: ['!autodocs'],
  play: hangsLandscapes('QUOTE-4'),
}
