import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from '../service-list/story/content.ts'
import { listHost } from '../service-list/story/services.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Service list/Overview' }
export default meta

export const Overview: StoryObj = {
  ...overviewOf('serviceList', content, { host: listHost(7) }),
  tags: ['!test', '!autodocs'],
}
