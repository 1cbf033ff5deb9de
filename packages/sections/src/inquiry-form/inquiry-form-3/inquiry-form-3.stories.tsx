import type { Meta, StoryObj } from '@storybook/react-vite'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm3 } from './inquiry-form-3.template.ts'

const { meta: base, core } = sectionStories(inquiryForm3, 'inquiryForm', {
  purpose: 'Asks for an inquiry beside a portrait that stays in sight.',
  choose:
    'One upright picture should keep the visitor company; for a picture that runs off the page take INQUIRY-FORM-4.',
  content: { ...content, images: [print('A-45')] },
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-3', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoImages: Story = core.NoImages
export const ImageRight: Story = core.option({ formAlignment: 'left' })
export const WithContact: Story = core.option({ showContactInfo: true })
export const Form: Story = form.whole()
