import type { Meta, StoryObj } from '@storybook/react-vite'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm10 } from './inquiry-form-10.template.ts'

const { meta: base, core } = sectionStories(inquiryForm10, 'inquiryForm', {
  purpose: 'Asks for an inquiry on an opaque sheet that stands on a photograph.',
  choose:
    'The picture should stay clear and the form be easy to read; for fields on the picture itself take INQUIRY-FORM-9.',
  content: { ...content, images: [print('A-32')] },
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-10', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoImages: Story = core.NoImages
export const AlignLeft: Story = { ...core.option({ formAlignment: 'left' }), tags: ['visual-1440'] }
export const AlignCenter: Story = { ...core.option({ formAlignment: 'center' }), tags: ['visual-1440'] }
export const Overlay40: Story = core.option({ overlay: 40 })
export const WithContact: Story = core.option({ showContactInfo: true })
export const Form: Story = form.whole()
