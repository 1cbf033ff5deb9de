import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../inquiry-form/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Inquiry form/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('inquiryForm', content), tags: ['!test', '!autodocs'] }
