import type { Meta, StoryObj } from '@storybook/react-vite'
import { print } from '../kit/story/pictures.ts'
import { content } from '../inquiry-form/story/content.ts'
import { hangsLandscapes } from './hangs-landscapes.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Inquiry form/Overview' }
export default meta

/** Some fill a width with their picture. */
const own = {
  'INQUIRY-FORM-5': { images: [print('A-219')] },
  'INQUIRY-FORM-9': { images: [print('A-32')] },
  'INQUIRY-FORM-10': { images: [print('A-32')] },
}

export const Overview: StoryObj = {
  ...overviewOf('inquiryForm', { ...content, images: [print('A-45'), print('A-11', 1)] }, { own }),
  tags: ['!autodocs'],
  play: hangsLandscapes('INQUIRY-FORM-5', 'INQUIRY-FORM-9', 'INQUIRY-FORM-10'),
}
