import type { Meta, StoryObj } from '@storybook/react-vite'
import { content, upright } from '../quote/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Quote/Overview' }
export default meta

export const Overview: StoryObj = {
  ...overviewOf('quote', { ...content, images: upright }),
  tags: ['!autodocs'],
}
