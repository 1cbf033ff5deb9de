import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../call-to-action/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Call to action/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('callToAction', content), tags: ['!autodocs'] }
