import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../studio-gallery/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Studio gallery/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('studioGallery', content), tags: ['!autodocs'] }
