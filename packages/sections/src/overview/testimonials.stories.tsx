import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../testimonials/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Testimonials/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('testimonials', content), tags: ['!autodocs'] }
