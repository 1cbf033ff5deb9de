import type { Meta, StoryObj } from '@storybook/react-vite'
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
