import { askedQuestions, encodeInquiry, formNames } from '@bellows/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import { serverSection } from '../../kit/story/server-section.tsx'
import { sectionStories } from '../../kit/story/section-stories.tsx'
import { inquiryForm2 } from '../inquiry-form-2/inquiry-form-2.template.ts'
import * as plays from './form-plays.ts'
import { christening, website } from './questions.ts'

const section = { template: inquiryForm2, kind: 'inquiryForm', options: { title: 'Write to us' } } as const

/** What every inquiry template does, shown on one of them. */
const { meta: base } = sectionStories(inquiryForm2, 'inquiryForm', {
  purpose: 'What the form of every inquiry template does, shown on one of them.',
  choose: 'It is part of all twelve; its look is theirs.',
  content: section.options,
})
const meta: Meta = { title: 'Sections/Inquiry form/Form', ...base }
export default meta
type Story = StoryObj<typeof meta>

export const Formats: Story = { play: ({ canvasElement }) => plays.playFormats(within(canvasElement)) }
export const FirstInvalid: Story = {
  play: ({ canvasElement }) => plays.playFirstInvalid(within(canvasElement)),
}
/** A section that is about one service asks for none. */
export const ServiceGiven: Story = {
  args: { serviceId: 'family', host: { sendInquiry: fn(async () => undefined) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Names and ages of the children' })).toBeVisible()
    const data = new FormData(canvasElement.querySelector('form') ?? undefined)
    await expect(data.get(formNames.service)).toBe('family')
  },
}

/** What a change of the service brings is said as the language writes it. */
export const QuestionsAddedInFrench: Story = {
  globals: { locale: 'fr-FR' },
  args: { host: { inquiry: { ...fakeHost.inquiry, services: [christening] } } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What is it about?' }), 'christening')
    await waitFor(() => expect(canvas.getByText(/\S\s: 2 questions ajoutées$/)).toHaveRole('status'))
  },
}

/** What is sent: the service's id and every answer by its question, with what tells robots apart. */
export const Payload: Story = {
  args: { host: { sendInquiry: fn(async () => undefined) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await plays.fillForm(canvas)
    await plays.send(canvas)
    const guard = { website: '', filledIn: expect.any(Number) }
    const sendInquiry = args.host?.sendInquiry
    await waitFor(() => expect(sendInquiry).toHaveBeenCalledOnce())
    await expect(sendInquiry).toHaveBeenCalledWith('wedding', plays.filled, guard)
    const asked = askedQuestions(fakeHost.inquiry.questions, [], false)
    await expect(encodeInquiry(asked, plays.filled, new Date())).toEqual({
      customer: {
        fullName: 'Anna Berg',
        email: 'anna@example.com',
        emailConfirm: 'anna@example.com',
        phone: '+1 312 555 0142',
      },
      answers: [
        { id: 'date', contents: [expect.stringMatching(/^2030-01-26T/)] },
        { id: 'service', contents: ['wedding'] },
        { id: 'referral', contents: ['A friend'] },
        { id: 'message', contents: ['We are three and a dog.'] },
      ],
    })
  },
}

/** Back, like Esc, empties the form and starts at its first field. */
export const ThankYouBack: Story = {
  args: { thankYouTitle: 'It is on its way', thankYouText: '<p>We <em>read</em> it tonight.</p>' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const ways = { back: '{Tab}{Enter}', esc: '{Escape}' }
    for (const [way, keys] of Object.entries(ways)) {
      await step(way, async () => {
        await plays.fillForm(canvas)
        await plays.send(canvas)
        const dialog = await screen.findByRole('dialog', { name: 'It is on its way' })
        await expect(dialog).toHaveTextContent('We read it tonight.')
        if (way === 'back') await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }))
        else await userEvent.keyboard(keys)
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        const name = canvas.getByRole('textbox', { name: 'Your name' })
        await expect(name).toHaveFocus()
        await expect(name).toHaveValue('')
        await expect(canvas.getByRole('combobox')).toHaveValue('')
        await expect(canvas.getByRole('radio', { name: 'A friend' })).not.toBeChecked()
        await expect(name).not.toHaveAttribute('aria-invalid')
      })
    }
  },
}

/** Without questions the words and the contact stand alone; the preview says what is missing. */
export const NoQuestions: Story = {
  args: { host: { inquiry: { questions: [], services: [] } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toBeNull()
  },
}
export const NoQuestionsInPreview: Story = {
  args: { host: { isPreview: true, inquiry: { questions: [], services: [] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/no questions yet/)).toBeVisible()
  },
}

/** A question is sent under whatever it is called. */
export const Website: Story = {
  args: {
    host: {
      inquiry: { ...fakeHost.inquiry, questions: [...fakeHost.inquiry.questions, website] },
      sendInquiry: fn(async () => undefined),
    },
  },
  play: async ({ canvas, args }) => {
    await plays.fillForm(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your website' }), 'anna.example')
    await plays.send(canvas)
    const sent = { ...plays.filled, website: 'anna.example' }
    const guard = expect.objectContaining({ website: '' })
    await waitFor(() => expect(args.host?.sendInquiry).toHaveBeenCalledWith('wedding', sent, guard))
  },
}

const robot = (canvas: HTMLElement) => canvas.querySelector<HTMLInputElement>(`[name="${formNames.bait}"]`)

/** Robots fill what people neither see nor reach. */
export const Bait: Story = {
  args: { host: { sendInquiry: fn(async () => undefined) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const bait = robot(canvasElement)
    await expect(bait).toHaveAttribute('tabindex', '-1')
    await expect(bait).toHaveAttribute('autocomplete', 'off')
    await expect(bait?.closest('[aria-hidden="true"]')).not.toBeNull()
    if (bait) bait.value = 'https://spam.example'
    await plays.fillForm(canvas)
    await plays.send(canvas)
    await waitFor(() =>
      expect(args.host?.sendInquiry).toHaveBeenCalledWith(
        'wedding',
        plays.filled,
        expect.objectContaining({ website: 'https://spam.example' }),
      ),
    )
  },
}

const returned = {
  isSent: false,
  values: { name: ['Anna'], email: ['anna@'], service: ['family'], ages: [''], referral: ['A friend'] },
  errors: { email: 'Please enter the correct email format', ages: plays.BLANK, phone: plays.BLANK },
}

/** The page that comes back when a form without JavaScript does not fit. */
export const Returned: Story = {
  tags: ['visual'],
  args: { host: { postedForm: returned } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('3 fields need your attention')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Names and ages of the children' })
    const place = canvasElement.querySelector(link.getAttribute('href') ?? '')
    await expect(place).toContainElement(
      canvas.getByRole('textbox', { name: 'Names and ages of the children' }),
    )
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna')
    await expect(canvas.getByRole('radio', { name: 'A friend' })).toBeChecked()
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(email).toHaveAccessibleDescription('Please enter the correct email format')
  },
}
/** What was refused is accepted as soon as it is no longer what was sent. */
export const ReturnedAndMended: Story = {
  args: { host: { postedForm: returned } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.type(email, 'example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
}
export const ReturnedAsWhole: Story = {
  args: { host: { postedForm: { isSent: false, values: {}, errors: { '': 'Too many messages' } } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Too many messages')).toBeVisible()
  },
}

const afterSending = { postedForm: { isSent: true, values: {}, errors: {} } }

/** The page that a form without JavaScript leads to. */
export const Sent: Story = {
  tags: ['visual-375'],
  args: { host: afterSending },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', fakeHost.path)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** With JavaScript its Back opens the empty form again. */
export const SentBack: Story = {
  args: { host: afterSending },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }))
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  },
}

/** The server's HTML is a form that posts to its page, each answer under its question's id. */
export const WithoutScript: Story = {
  render: () => <div />,
  play: async ({ canvasElement }) => {
    const page = serverSection(canvasElement, section)
    const canvas = within(page)
    const form = page.querySelector('form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).not.toHaveAttribute('action')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Anna')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'family')
    await userEvent.click(canvas.getByRole('radio', { name: 'A friend' }))
    const sent = Object.fromEntries(new FormData(form ?? undefined))
    await expect(sent).toEqual({
      name: 'Anna',
      email: '',
      phone: '',
      date: '',
      service: 'family',
      referral: 'A friend',
      message: '',
      [formNames.bait]: '',
    })
  },
}
