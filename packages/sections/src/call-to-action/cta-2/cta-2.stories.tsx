import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { draws } from '../../kit/story/draws.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { cta2 } from './cta-2.template.ts'

const { meta: base, core } = sectionStories(cta2, 'callToAction', {
  purpose: 'Invites in one ruled line, title at the left and button at the right.',
  choose: 'It stands between two sections and should not shout; for a band of colour take CTA-1.',
  content,
})
const meta: Meta = { title: 'Sections/Call to action/CTA-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoRules: Story = core.option({ rules: false })
/** One row from tablets on. */
export const OneRow: Story = {
  play: async ({ canvas }) => {
    if (window.innerWidth < 768) return
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const button = canvas.getByRole('link', { name: 'Write to us' }).getBoundingClientRect()
    await expect(button.left).toBeGreaterThan(title.right)
    await expect(button.top).toBeLessThan(title.bottom + 80)
  },
}
/** The description is small print under the title. */
export const SmallDescription: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^A date and a place/)).fontSize).toBe('14px')
  },
}
/** Its lines are drawn once; where motion is reduced they stand there. */
export const Drawn: Story = draws('span[aria-hidden]:empty')
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
