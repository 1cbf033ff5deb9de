import type { Meta, StoryObj } from '@storybook/react-vite'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm6 } from './inquiry-form-6.template.ts'

const { meta: base, core } = sectionStories(inquiryForm6, 'inquiryForm', {
  purpose: 'Asks for an inquiry under a band with the studio’s contact.',
  choose:
    'The ways to reach the studio come first and the form second; for contact in the margin take INQUIRY-FORM-2.',
  content,
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-6', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const TwoGroups: Story = core.option({
  contactFields: { address: false, facebook: false, instagram: false, tiktok: false, pinterest: false },
})
export const NoContact: Story = core.option({ showContactInfo: false })
export const AlignLeft: Story = core.option({ formAlignment: 'left' })
export const AlignRight: Story = core.option({ formAlignment: 'right' })
export const Form: Story = form.whole()
