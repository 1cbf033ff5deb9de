import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../team-partner/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Team and partners/Overview' }
export default meta

export const Overview: StoryObj = { ...overviewOf('teamPartner', content), tags: ['!test', '!autodocs'] }
