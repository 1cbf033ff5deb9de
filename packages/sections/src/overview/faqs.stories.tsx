import type { Meta, StoryObj } from '@storybook/react-vite'
import { content, images } from '../faqs/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/FAQ/Overview' }
export default meta

export const Overview: StoryObj = {
  ...overviewOf('faqs', { ...content, images }),
  tags: ['!autodocs'],
}
