import type { Meta, StoryObj } from '@storybook/react-vite'
import { print } from '../kit/story/pictures.ts'
import { content } from '../inquiry-form/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Inquiry form/Overview' }
export default meta

export const Overview: StoryObj = {
  ...overviewOf('inquiryForm', { ...content, images: [print('A-45'), print('A-11', 1)] }),
  tags: ['!autodocs'],
}
