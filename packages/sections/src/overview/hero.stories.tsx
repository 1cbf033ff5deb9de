import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../hero/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Hero/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('hero', content), tags: ['!autodocs'] }
