import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { draws } from '../../kit/story/draws.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { cta5 } from './cta-5.template.ts'

const { meta: base, core } = sectionStories(cta5, 'callToAction', {
  purpose: 'Makes the whole title the link, in the largest type of the page.',
  choose: 'The page may end on words alone; with a button take CTA-1 or 2.',
  content,
})
const meta: Meta = { title: 'Sections/Call to action/CTA-5', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const LongTitle: Story = {
  args: { title: 'Tell us where you will be in September, and who will be *with you*' },
}
/** The link is named by the title and the button's words. */
export const Named: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Tell us where and when Write to us' })
    await expect(link).toHaveAttribute('href', 'https://alderandwren.example/contact')
  },
}
/** A title of the button's very words is said once. */
export const SameWords: Story = {
  args: { title: 'See all *sessions*', buttonLabel: 'See all sessions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('See all sessions')
    await expect(canvas.getByRole('region')).toHaveAccessibleName('See all sessions')
  },
}
/** Without a target it is a plain heading. */
export const NoTarget: Story = {
  args: { buttonLink: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('heading')).toHaveTextContent('Tell us where and when')
  },
}
/** In the preview, too, nothing that leads nowhere can be pressed; its words stand where the title is missing. */
export const NoTargetInPreview: Story = {
  args: { buttonLink: '', title: '', host: { isPreview: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('heading')).toHaveTextContent('Write to us')
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
}
/** The arrow is as long as the line asks, on the foot of the title's last line; on phones it stands below. */
export const Arrow: Story = {
  play: async ({ canvas, canvasElement }) => {
    const arrow = canvasElement.querySelector('a svg')?.getBoundingClientRect()
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const wanted = window.innerWidth < 768 ? 56 : window.innerWidth < 992 ? 64 : 96
    await expect(arrow?.width).toBeCloseTo(wanted, 0)
    await expect(arrow?.height).toBeCloseTo(wanted / 3, 0)
    if (window.innerWidth < 768) return
    await expect(arrow?.bottom).toBeLessThanOrEqual(title.bottom)
    await expect(arrow?.bottom).toBeGreaterThan(
      title.bottom - parseFloat(getComputedStyle(canvas.getByRole('heading')).fontSize) / 2,
    )
  },
}
/** Its lines are drawn once; where motion is reduced they stand there. */
export const Drawn: Story = draws('hr')
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
