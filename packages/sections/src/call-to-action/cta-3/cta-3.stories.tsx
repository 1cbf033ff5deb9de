import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { lastBaselineOf } from '@bellows/ui/testing'
import { onPhone, onWide } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { alignedRight } from '../../kit/story/aligned.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import { cta3 } from './cta-3.template.ts'

const { meta: base, core } = sectionStories(cta3, 'callToAction', {
  purpose: 'Invites at the foot of a picture that fills the width.',
  choose: 'A last strong picture is at hand; without one take CTA-1 or 5.',
  content,
})
const meta: Meta = { title: 'Sections/Call to action/CTA-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const ButtonOff: Story = core.ButtonOff
export const NoImages: Story = core.NoImages
export const WhitePhoto: Story = { ...core.WhitePhoto, tags: ['visual-1440'] }
export const Tall: Story = core.option({ minHeight: 800 })

/** On phones the words leave the half to the subject that it stands in. */
const standsIn = (half: 'upper' | 'lower', [top, bottom]: readonly [number, number]): Story => ({
  ...onPhone,
  args: { description: '', images: [{ ...print('A-32'), subject: { left: 30, right: 60, top, bottom } }] },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector('section')?.getBoundingClientRect()
    const words = canvas.getByRole('heading').getBoundingClientRect()
    const middle = stage ? stage.top + stage.height / 2 : Number.NaN
    await expect((words.top + words.bottom) / 2 < middle ? 'upper' : 'lower').toBe(half)
  },
})
export const SubjectLow: Story = standsIn('upper', [60, 95])
export const SubjectHigh: Story = standsIn('lower', [5, 40])
/** The words' end of the picture is darkened, not the button's, which has a ground of its own. */
export const DarkBehindWords: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [dark, ...others] = canvasElement.querySelectorAll('[data-scrim=""]')
    await expect(others).toHaveLength(0)
    await expect(dark).toContainElement(canvas.getByRole('heading'))
    await expect(dark).not.toContainElement(canvas.getByRole('link'))
  },
}
export const ButtonWithoutGround: Story = {
  args: { buttonVariant: 'outline' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-scrim=""]')).toContainElement(canvas.getByRole('link'))
  },
}
/** On desktops the button stands on the title's last line, at the other end. */
export const OnTheTitlesLine: Story = {
  ...onWide,
  play: async ({ canvas }) => {
    if (window.innerWidth < 992) return
    const title = lastBaselineOf(canvas.getByRole('heading').querySelector('span')!)
    await expect(lastBaselineOf(canvas.getByText('Write to us'))).toBeCloseTo(title, 0)
  },
}
/** The owner's alignment moves the words in their columns. */
export const AlignedRight: Story = alignedRight
