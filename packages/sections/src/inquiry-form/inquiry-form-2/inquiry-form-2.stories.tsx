import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { content } from '../story/content.ts'
import * as plays from '../story/form-plays.ts'
import { allTypes, christening } from '../story/questions.ts'
import { inquiryForm2 } from './inquiry-form-2.template.ts'

const withChristening = {
  inquiry: { ...fakeHost.inquiry, services: [...fakeHost.inquiry.services, christening] },
}

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
export const AllTypes: Story = {
  args: { host: { inquiry: { ...fakeHost.inquiry, questions: allTypes } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const birthday = canvas.getByRole('textbox', { name: 'Birthday' })
    await userEvent.type(birthday, '05/06/1990')
    await plays.leave(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Due date' }), '05/06/1990')
    await plays.leave(canvas)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Due date' })).toBeInvalid())
    await expect(birthday).not.toHaveAttribute('aria-invalid')
  },
}
export const OnDark: Story = { args: { theme: 'dark_2' } }
export const OnPicture: Story = { args: { theme: 'image_background' } }

export const Errors: Story = {
  tags: ['visual-375', 'visual-1440'],
  play: ({ canvasElement }) => plays.playRequired(within(canvasElement)),
}
export const ServiceMerge: Story = {
  args: { host: withChristening },
  play: ({ canvasElement }) => plays.playServiceMerge(within(canvasElement)),
}

/** While it is on its way the button is busy, nothing can be changed, and a second press sends nothing. */
export const Sending: Story = {
  args: { host: { sendInquiry: fn(() => new Promise<void>(() => undefined)) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await plays.fillForm(canvas)
    await plays.send(canvas)
    const button = plays.submitButton(canvas)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveAttribute('readonly')
    await plays.send(canvas)
    await expect(args.host?.sendInquiry).toHaveBeenCalledOnce()
  },
}

export const ThankYou: Story = {
  tags: ['visual-375', 'visual-1440'],
  args: { host: { sendInquiry: fn(async () => undefined) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await plays.fillForm(canvas)
    await plays.send(canvas)
    const dialog = await screen.findByRole('dialog', { name: 'Thank you' })
    await expect(dialog).toHaveTextContent('We have your message.')
  },
}

/** The server's word in a dialog that says 'Error'; what was typed stays. */
export const ServerError: Story = {
  tags: ['visual-1440'],
  args: {
    host: { sendInquiry: fn(() => Promise.reject(new Error('We cannot take messages right now'))) },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await plays.fillForm(canvas)
    await plays.send(canvas)
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    await step('names the fault', async () => {
      await expect(dialog).toHaveAccessibleDescription('We cannot take messages right now')
      await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    })
    await step('closes onto the submit button, fields kept', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(plays.submitButton(canvas)).toHaveFocus()
      await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna Berg')
    })
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('alertdialog', { name: 'Error' })).toBeInTheDocument()
  },
}

export const Common: Story = core.Common
