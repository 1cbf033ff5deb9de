import type { Meta, StoryObj } from '@storybook/react-vite'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm9 } from './inquiry-form-9.template.ts'

const { meta: base, core } = sectionStories(inquiryForm9, 'inquiryForm', {
  purpose: 'Asks for an inquiry straight on a photograph.',
  choose:
    'The picture is dark or calm where the fields stand and the form is short; for long forms take INQUIRY-FORM-10.',
  content: { ...content, images: [print('A-32')] },
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-9', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoImages: Story = core.NoImages
export const WhitePhoto: Story = core.WhitePhoto
export const AlignCenter: Story = { ...core.option({ formAlignment: 'center' }), tags: ['visual-1440'] }
export const AlignRight: Story = { ...core.option({ formAlignment: 'right' }), tags: ['visual-1440'] }
export const Overlay0: Story = core.option({ overlay: 0 })
export const Errors: Story = { ...form.errors, tags: ['visual-1440'] }
export const WithContact: Story = core.option({ showContactInfo: true })
export const Form: Story = form.whole()
