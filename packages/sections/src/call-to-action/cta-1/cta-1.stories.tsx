import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { cta1 } from './cta-1.template.ts'

const { meta: base, core } = sectionStories(cta1, 'callToAction', {
  purpose: 'Ends a page with one sentence and one button on a band of colour.',
  choose: 'The invitation should be seen from afar; for a quieter one take CTA-2.',
  content,
})
const meta: Meta = { title: 'Sections/Call to action/CTA-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const DarkBand: Story = core.option({ theme: 'dark_2' })
/** Neither title nor button: nothing is drawn. */
export const Nothing: Story = {
  args: { title: '', showButton: false },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-template]')).toBeNull()
  },
}
export const Common: Story = core.Common
/** On phones the button is as wide as the page between its margins. */
export const WholeWidthOnPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('link').getBoundingClientRect()
    await expect([left, window.innerWidth - right]).toEqual([20, 20])
  },
}
