import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { print } from '../../kit/story/pictures.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm8 } from './inquiry-form-8.template.ts'

const { meta: base, core } = sectionStories(inquiryForm8, 'inquiryForm', {
  purpose: 'Asks for an inquiry beside two prints with the contact under them.',
  choose:
    'Two pictures say more than one, an upright and a square one; for a single picture take INQUIRY-FORM-3.',
  content: { ...content, images: [print('A-45', 0), print('A-11', 1)] },
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-8', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = core.LongText
export const MissingTitle: Story = core.MissingTitle
export const NoImages: Story = { ...core.NoImages, tags: ['visual-1440'] }
export const Mirrored: Story = core.option({ formAlignment: 'left' })
export const OneImage: Story = {
  args: { images: [print('A-45')] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}
export const NoContact: Story = core.option({ showContactInfo: false })
export const Form: Story = form.whole()
