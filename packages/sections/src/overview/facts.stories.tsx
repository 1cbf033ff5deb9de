import type { Meta, StoryObj } from '@storybook/react-vite'
import { content, images } from '../facts/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Facts/Overview' }
export default meta

export const Overview: StoryObj = {
  ...overviewOf('facts', { ...content, images }),
  tags: ['!autodocs'],
}
