import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onPhone } from '../../kit/story/height-plays.ts'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { wordless } from '../../kit/story/wordless.ts'
import { content } from '../story/content.ts'
import * as form from '../story/form-stories.ts'
import { inquiryForm2 } from './inquiry-form-2.template.ts'

const { meta: base, core } = sectionStories(inquiryForm2, 'inquiryForm', {
  purpose: 'Asks for an inquiry beside notes on how to reach the studio.',
  choose: 'Some visitors would rather call or write: contact and form stand side by side.',
  content,
})
const meta: Meta = { title: 'Sections/Inquiry form/INQUIRY-FORM-2', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual', 'visual-schemes'] }
export const Playground: Story = { tags: ['!test'] }
export const LongText: Story = { ...core.LongText, tags: ['visual-375'] }
export const MissingTitle: Story = core.MissingTitle
export const FormLeft: Story = core.option({ formAlignment: 'left' })
export const NoContact: Story = {
  args: { showContactInfo: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('address')).toBeNull()
  },
}
export const FewContactFields: Story = {
  args: {
    contactFields: {
      email: true,
      phone: false,
      address: false,
      officeHours: false,
      facebook: true,
      instagram: true,
      tiktok: true,
      pinterest: false,
    },
  },
  play: async ({ canvasElement }) => {
    const contact = within(canvasElement.querySelector('address') ?? canvasElement)
    await expect(contact.getByRole('link', { name: 'hello@alderandwren.example' })).toBeVisible()
    await expect(contact.getByRole('link', { name: 'Instagram' })).toBeVisible()
    for (const word of ['Phone', 'Address', 'Office hours', 'Facebook', 'Pinterest'])
      await expect(contact.queryByText(word)).toBeNull()
  },
}
export const OneColumn: Story = core.option({ fieldLayout: 'stack' })
export const AllTypes: Story = form.everyType
export const OnDark: Story = { args: { theme: 'dark_2' } }
export const OnPicture: Story = { args: { theme: 'image_background' } }

export const Errors: Story = { ...form.errors, tags: ['visual-375', 'visual-1440'] }
export const Sending: Story = form.sending
export const ThankYou: Story = { ...form.thankYou, tags: ['visual-375', 'visual-1440'] }
export const ServerError: Story = { ...form.serverError, tags: ['visual-1440'] }
export const ServiceMerge: Story = form.whole()

export const Common: Story = core.Common
/** Without words the section begins with what else it holds. */
export const Wordless: Story = { ...onPhone, ...wordless }
