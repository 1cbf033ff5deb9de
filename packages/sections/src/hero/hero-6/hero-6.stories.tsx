import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as height from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { draws } from '../../kit/story/draws.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content as family } from '../story/content.ts'
import { hero6 } from './hero-6.template.ts'

const content = { ...family, images: [print('A-219')] }
const { meta: base, core } = sectionStories(hero6, 'hero', {
  purpose:
    'Opens an inner page with type: label, title, rule and lead, and a strip of picture if there is one.',
  choose: 'The page is about something other than pictures, or has none; HERO-1 to 5 open with theirs.',
  content,
})
const meta: Meta = { title: 'Sections/Hero/HERO-6', ...base }
export default meta
type Story = StoryObj<typeof meta>

const withoutStrip = { showStrip: false }

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
/** Neither strip nor placeholder. */
export const NoImages: Story = {
  ...core.NoImages,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('[data-placeholder]')).toBeNull()
  },
}
export const NoStrip: Story = core.option(withoutStrip)
export const WithStrip: Story = {
  play: async ({ canvas }) => {
    const { width, height: tall } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / tall).toBeCloseTo(window.innerWidth < 768 ? 3 / 2 : 21 / 9, 2)
  },
}
/** Title and lead keep to one line at the left, with a label beside them or without. */
export const NoLabel: Story = {
  args: { subtitle: '', ...withoutStrip },
  play: async ({ canvas }) => {
    const left = canvas.getByRole('heading').getBoundingClientRect().left
    await expect(canvas.getByText(/weddings/).getBoundingClientRect().left).toBeCloseTo(left, 0)
    await expect(canvas.getByRole('separator').getBoundingClientRect().left).toBeCloseTo(left, 0)
  },
}
/** On phones the rule stands midway between the title and the lead. */
export const RuleOnPhone: Story = {
  ...height.onPhone,
  play: async ({ canvas }) => {
    if (window.innerWidth > 767) return
    const rule = canvas.getByRole('separator').getBoundingClientRect()
    const above = rule.top - canvas.getByRole('heading').getBoundingClientRect().bottom
    const below = canvas.getByText(/weddings/).getBoundingClientRect().top - rule.bottom
    await expect(Math.abs(below - above)).toBeLessThan(8)
  },
}
/** Words in the middle of a section that fills the window. */
export const HeightFull: Story = {
  args: { ...withoutStrip, heightMode: 'full' },
  decorators: [height.withoutHeader],
  play: async ({ canvasElement }) => {
    const section = canvasElement.querySelector('[data-template]')
    await expect(section?.getBoundingClientRect().height).toBeCloseTo(Math.max(window.innerHeight, 480), 0)
  },
}
/** Its lines are drawn once; where motion is reduced they stand there. */
export const Drawn: Story = draws('hr')
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
