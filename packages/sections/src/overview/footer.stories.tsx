import type { Meta, StoryObj } from '@storybook/react-vite'
import { prints } from '../kit/story/pictures.ts'
import { content } from '../footer/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Footer/Overview' }
export default meta

export const Overview: StoryObj = {
  ...overviewOf('footer', {
    ...content,
    title: 'Come and see *the light*',
    buttonLabel: 'Inquire',
    buttonLink: 'https://alderandwren.example/contact',
    images: prints(6, 'A-11'),
  }),
  tags: ['!autodocs'],
}
