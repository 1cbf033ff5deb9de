import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../about/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/About/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('about', content), tags: ['!autodocs'] }
