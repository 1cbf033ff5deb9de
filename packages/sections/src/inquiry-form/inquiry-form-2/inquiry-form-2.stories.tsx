import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { commonChecks } from '../../kit/story/common-checks.tsx'
import { longText, missingTitle } from '../../kit/story/contents.ts'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import * as plays from '../story/form-plays.ts'
import { allTypes, christening } from '../story/questions.ts'
import { inquiryForm2 } from './inquiry-form-2.template.ts'

const words = {
  subtitle: 'Write to us',
  title: 'Tell us about *your day*',
  description:
    '<p>A few lines are enough. We read every letter ourselves and answer with a date to talk, or with the name of a colleague.</p>',
}
const withChristening = {
  inquiry: { ...fakeHost.inquiry, services: [...fakeHost.inquiry.services, christening] },
}

const section = { template: inquiryForm2, kind: 'inquiryForm', options: words } as const

const meta: Meta = {
  title: 'Sections/Inquiry form/INQUIRY-FORM-2',
  ...sectionStories(inquiryForm2, 'inquiryForm', words),
}
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'] }
export const LongText: Story = {
  args: { ...longText, buttonLabel: 'Unverbindlich anfragen' },
  tags: ['visual'],
}
export const MissingTitle: Story = { args: missingTitle }
export const FormLeft: Story = { args: { formAlignment: 'left' } }
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
export const OneColumn: Story = { args: { fieldLayout: 'stack' } }
export const AllTypes: Story = {
  args: { host: { inquiry: { ...fakeHost.inquiry, questions: allTypes } } },
  tags: ['visual'],
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
  tags: ['visual', 'visual-375'],
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
  tags: ['visual', 'visual-375'],
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
  tags: ['visual'],
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

export const Common: Story = commonChecks(section)
