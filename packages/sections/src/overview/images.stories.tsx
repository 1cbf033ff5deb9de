import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../images/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Images/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('images', content), tags: ['!autodocs'] }
