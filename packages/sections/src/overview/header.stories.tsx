import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../header/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Header/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('header', content), tags: ['!autodocs'] }
