import type { Meta, StoryObj } from '@storybook/react-vite'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm5 } from './inquiry-form-5.template.ts'

const { meta: base, core } = sectionStories(inquiryForm5, 'inquiryForm', {
  purpose: 'Asks for an inquiry on a sheet that lies over a wide view.',
  choose:
    'There is a landscape wide enough to open the section with; short fields stand side by side under it.',
  content: { ...content, images: [print('A-219')] },
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-5', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoImages: Story = core.NoImages
export const AlignLeft: Story = core.option({ formAlignment: 'left' })
export const AlignRight: Story = core.option({ formAlignment: 'right' })
export const WithContact: Story = core.option({ showContactInfo: true })
export const Form: Story = form.whole()
