import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onWide, onTablet } from '../../kit/story/height-plays.ts'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { wordless } from '../../kit/story/wordless.ts'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm12 } from './inquiry-form-12.template.ts'

const { meta: base, core } = sectionStories(inquiryForm12, 'inquiryForm', {
  purpose: 'Asks for an inquiry between the contact and a tall picture, in three strips.',
  choose: 'There is much to say in little room: words, form and picture side by side on wide screens.',
  content: { ...content, images: [print('A-45')] },
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-12', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-1920'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoImages: Story = core.NoImages
export const NoContact: Story = core.option({ showContactInfo: false })
export const ManyQuestions: Story = form.many
/** The strip reaches from the section's head to its foot, beside a form longer than the window too. */
export const WholeStrip: Story = {
  ...form.many,
  ...onWide,
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('region').getBoundingClientRect()
    const strip = canvasElement.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
    await expect(section.height).toBeGreaterThan(window.innerHeight)
    await expect([strip.top, strip.bottom]).toEqual([section.top, section.bottom])
    await expect(strip.right).toBe(section.right)
  },
}
export const Form: Story = form.whole()
/** An address that does not fit beside its label stands whole below it, and so do the other facts. */
export const LongAddress: Story = {
  ...onWide,
  play: async ({ canvasElement }) => {
    const contact = within(canvasElement.querySelector('address') ?? canvasElement)
    const { height } = contact.getByRole('link', { name: /@/ }).getBoundingClientRect()
    await expect(height).toBeLessThan(32)
    for (const [label, value] of [
      ['E-mail', /@/],
      ['Phone', /555/],
    ] as const) {
      const { bottom } = contact.getByText(label).getBoundingClientRect()
      const { top } = contact.getByRole('link', { name: value }).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(bottom - 1)
    }
  },
}
/** Without words the section begins with what else it holds. */
export const Wordless: Story = { ...onTablet, ...wordless }
