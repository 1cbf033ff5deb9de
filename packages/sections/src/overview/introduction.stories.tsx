import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../introduction/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Introduction/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('introduction', content), tags: ['!autodocs'] }
