import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Host } from '../kit/host.tsx'
import { content } from '../service-list/story/content.ts'
import { listHost, miniHost } from '../service-list/story/services.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Service list/Overview' }
export default meta

/** A template of dates asks for mini sessions, as in a page. */
const services: Host['services'] = ({ source }) =>
  (source === 'miniSessions' ? miniHost : listHost(7)).services()

export const Overview: StoryObj = {
  ...overviewOf('serviceList', content, { host: { services } }),
  tags: ['!autodocs'],
}
