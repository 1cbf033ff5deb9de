import type { Meta, StoryObj } from '@storybook/react-vite'
import { content, partners } from '../team-partner/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Team and partners/Overview' }
export default meta

export const Overview: StoryObj = {
  ...overviewOf('teamPartner', content, { own: { 'TEAM-PARTNER-4': partners } }),
  tags: ['!autodocs'],
}
