import type { Meta, StoryObj } from '@storybook/react-vite'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm1 } from './inquiry-form-1.template.ts'

const { meta: base, core } = sectionStories(inquiryForm1, 'inquiryForm', {
  purpose: 'Asks for an inquiry on a single sheet: the heading, then one question under the other.',
  choose: 'The form is what the page is for and nothing should stand beside it.',
  content,
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-1', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const AlignLeft: Story = core.option({ formAlignment: 'left' })
export const AlignRight: Story = core.option({ formAlignment: 'right' })
export const WithContact: Story = core.option({ showContactInfo: true })
export const TwoColumns: Story = core.option({ fieldLayout: 'pairs' })
export const ManyQuestions: Story = form.many
export const Errors: Story = form.errors
export const Sending: Story = form.sending
export const ThankYou: Story = form.thankYou
export const ServerError: Story = form.serverError
export const Form: Story = form.whole()
