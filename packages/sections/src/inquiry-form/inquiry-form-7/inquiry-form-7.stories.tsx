import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm7 } from './inquiry-form-7.template.ts'

const { meta: base, core } = sectionStories(inquiryForm7, 'inquiryForm', {
  purpose: 'Asks for an inquiry in ruled rows, questions left and answers right.',
  choose: 'Type alone should carry the page, and the questions are worth reading; short questions gain most.',
  content,
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-7', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const Errors: Story = { ...form.errors, tags: ['visual-1440'] }
export const AllTypes: Story = form.everyType
export const ManyQuestions: Story = form.many
export const NoContact: Story = core.option({ showContactInfo: false })
export const OneColumn: Story = core.option({ fieldLayout: 'stack' })
export const OnPicture: Story = { args: { theme: 'image_background' } }
export const Form: Story = form.whole()
/** What the owner broke into lines has them to itself; the rest goes on beside one another. */
export const ContactLines: Story = {
  play: async ({ canvasElement }) => {
    const facts = [...canvasElement.querySelectorAll('address > *')].map((fact) => ({
      box: fact.getBoundingClientRect(),
      isBroken: fact.textContent.includes('\n'),
    }))
    const beside = (box: DOMRect) =>
      facts.filter((fact) => fact.box.top < box.bottom && fact.box.bottom > box.top)
    await expect(facts.filter(({ isBroken }) => isBroken)).toHaveLength(2)
    for (const { box, isBroken } of facts) if (isBroken) await expect(beside(box)).toHaveLength(1)
  },
}
