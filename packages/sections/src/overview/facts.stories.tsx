import type { Meta, StoryObj } from '@storybook/react-vite'
import { content, images, statements, steps } from '../facts/story/content.ts'
import { overviewOf } from './overview-of.tsx'

const meta: Meta = { title: 'Sections/Facts/Overview' }
export default meta

/** A line is for what follows one upon another, cells are for sentences; figures are for the others. */
const own = {
  'FACTS-2': { subtitle: 'How it goes', title: 'Three *steps*', items: steps },
  'FACTS-4': { subtitle: 'How we work', title: 'What we *promise*', items: statements },
}

export const Overview: StoryObj = {
  ...overviewOf('facts', { ...content, images }, { own }),
  tags: ['!autodocs'],
}
