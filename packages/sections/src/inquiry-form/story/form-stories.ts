import type { StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeHost } from '../../kit/story/fake-host.tsx'
import type { StoryArgs } from '../../kit/story/section-stories.tsx'
import * as plays from './form-plays.ts'
import { allTypes, christening, manyQuestions } from './questions.ts'

type Story = Pick<StoryObj<StoryArgs>, 'args' | 'play'>

const { inquiry } = fakeHost
const asking = (questions: typeof inquiry.questions) => ({ inquiry: { ...inquiry, questions } })
const REFUSAL = 'We cannot take messages right now'
const refusing = () => Promise.reject(new Error(REFUSAL))

/** All errors at once, as they look. */
export const errors: Story = { play: ({ canvasElement }) => plays.playRequired(within(canvasElement)) }

/** While it is on its way the button is busy, nothing can be changed, and a second press sends nothing. */
export const sending: Story = {
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

export const thankYou: Story = {
  args: {
    // Its owner emptied it.
    thankYouText: '<p></p>',
    host: { sendInquiry: fn(async () => undefined) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await plays.fillForm(canvas)
    await plays.send(canvas)
    const dialog = await screen.findByRole('dialog', { name: 'Thank you' })
    await expect(dialog).toHaveTextContent('We have your message.')
  },
}

/** The server's word in a dialog that says 'Error'; what was typed stays. */
export const serverError: Story = {
  args: { host: { sendInquiry: fn(refusing) } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await plays.fillForm(canvas)
    await plays.send(canvas)
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    await step('names the fault', async () => {
      await expect(dialog).toHaveAccessibleDescription(REFUSAL)
      await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    })
    await step('closes onto the submit button, fields kept', () => plays.closeError(canvas))
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('alertdialog', { name: 'Error' })).toBeInTheDocument()
  },
}

/** One question of every type. */
export const everyType: Story = {
  args: { host: asking(allTypes) },
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

/** More than twenty, with long words in them. */
export const many: Story = { args: { host: asking(manyQuestions) }, play: plays.keepsItsWidth }

/** What the form asks, refuses, merges and sends, how it thanks, and what it keeps when sending fails. */
export const whole = (): Story => ({
  args: {
    host: {
      inquiry: { ...inquiry, services: [...inquiry.services, christening] },
      sendInquiry: fn(async () => undefined),
    },
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('asks for everything', () => plays.playRequired(canvas))
    await step('judges formats and lengths', () => plays.playFormats(canvas))
    await step('merges a service’s questions', () => plays.playServiceMerge(canvas))
    await step('focuses the first that is wrong', () => plays.playFirstInvalid(canvas))
    await step('says why it was not sent, and keeps everything', async () => {
      if (args.host?.sendInquiry) mocked(args.host.sendInquiry).mockImplementationOnce(refusing)
      await plays.fillForm(canvas)
      await plays.send(canvas)
      const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
      await expect(dialog).toHaveAccessibleDescription(REFUSAL)
      await plays.closeError(canvas)
    })
    await step('sends what was typed', async () => {
      await plays.send(canvas)
      await screen.findByRole('dialog', { name: 'Thank you' })
      const guard = expect.objectContaining({ website: '' })
      await expect(args.host?.sendInquiry).toHaveBeenLastCalledWith('wedding', plays.filled, guard)
    })
    await step('starts anew', () => plays.goBack(canvas))
  },
})
