import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../footer/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Footer/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('footer', content), tags: ['!test', '!autodocs'] }
