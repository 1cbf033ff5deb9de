import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

export const BLANK = 'This field cannot be left blank'
const EMAIL = 'Please enter the correct email format'
const PHONE = 'Please enter the correct phone number format'
const PAST = 'This date can’t be in the past'

const box = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name })
export const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Inquire now' })
export const send = (canvas: Canvas) => userEvent.click(submitButton(canvas))

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Moves focus out of every field. */
export const leave = (canvas: Canvas) => userEvent.click(canvas.getByText('All fields are required'))

/** Fills the form of `fakeHost` rightly. */
export async function fillForm(canvas: Canvas) {
  await write(box(canvas, 'Your name'), 'Anna Berg')
  await write(box(canvas, 'E-mail'), 'anna@example.com')
  await write(box(canvas, 'Phone'), '+1 312 555 0142')
  await write(box(canvas, 'When would you like to meet?'), '01/26/2030')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What is it about?' }), 'wedding')
  await userEvent.click(canvas.getByRole('radio', { name: 'A friend' }))
  await write(box(canvas, 'Tell us a little'), 'We are three and a dog.')
}

export const filled = {
  name: 'Anna Berg',
  email: 'anna@example.com',
  phone: '+1 312 555 0142',
  date: '2030-01-26',
  service: 'wedding',
  referral: 'A friend',
  message: 'We are three and a dog.',
}

/** Every question is required; all errors come at once, the first takes the focus and their number is said. */
export async function playRequired(canvas: Canvas) {
  await expect(canvas.getAllByText('All fields are required')).toHaveLength(1)
  await send(canvas)
  await waitFor(() => expect(canvas.getByText('7 fields need your attention')).toHaveRole('status'))
  await expect(box(canvas, 'Your name')).toHaveFocus()
  for (const name of ['Your name', 'E-mail', 'Phone', 'When would you like to meet?', 'Tell us a little']) {
    await expect(box(canvas, name)).toHaveAccessibleDescription(new RegExp(BLANK))
    await expect(box(canvas, name)).toBeInvalid()
  }
  await expect(canvas.getByRole('combobox', { name: 'What is it about?' })).toHaveAccessibleDescription(BLANK)
  await expect(canvas.getByRole('radiogroup', { name: 'How did you find us?' })).toHaveAccessibleDescription(
    BLANK,
  )
}

const refusals: [field: string, text: string, message: string | null][] = [
  ['E-mail', 'anna@', EMAIL],
  ['E-mail', 'anna@example.com', null],
  ['Phone', '12345', PHONE],
  ['Phone', 'call me', PHONE],
  ['Phone', '+49 30 123456', null],
  ['When would you like to meet?', '01/14/2030', PAST],
  ['When would you like to meet?', '01/15/2030', null],
  ['When would you like to meet?', '02/30/2030', 'Please enter the correct date format'],
  ['Your name', 'x'.repeat(257), 'Please enter at most 256 characters'],
  ['Your name', 'x'.repeat(256), null],
  ['Tell us a little', 'x'.repeat(1025), 'Please enter at most 1024 characters'],
  ['Tell us a little', 'x'.repeat(1024), null],
]

/** Formats, dates and lengths, as the visitor leaves each field. */
export async function playFormats(canvas: Canvas) {
  for (const [field, text, message] of refusals) {
    await write(box(canvas, field), text)
    await leave(canvas)
    if (message)
      await waitFor(() => expect(box(canvas, field)).toHaveAccessibleDescription(new RegExp(message)))
    else await waitFor(() => expect(box(canvas, field)).not.toHaveAttribute('aria-invalid'))
  }
}

/** Focus goes to the first field that is wrong, wherever it stands. */
export async function playFirstInvalid(canvas: Canvas) {
  await fillForm(canvas)
  await write(box(canvas, 'Phone'), '1')
  await write(box(canvas, 'Tell us a little'), ' ')
  await send(canvas)
  await waitFor(() => expect(box(canvas, 'Phone')).toHaveFocus())
  await waitFor(() => expect(canvas.getByText('2 fields need your attention')).toHaveRole('status'))
}

/** Choosing a service asks its questions after the selector, by the rules of merging. */
export async function playServiceMerge(canvas: Canvas) {
  const selector = canvas.getByRole('combobox', { name: 'What is it about?' })
  await userEvent.selectOptions(selector, 'christening')
  const church = await canvas.findByRole('textbox', { name: 'Which church?' })
  await expect(selector.compareDocumentPosition(church)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect(canvas.getByRole('radiogroup', { name: 'How many guests?' })).toBeVisible()
  await expect(canvas.getByText(/: 2 questions added$/)).toHaveRole('status')
  for (const name of ['Name of a parent', 'Phone of a parent', 'E-mail of a parent', 'Wishes'])
    await expect(canvas.queryByRole('textbox', { name })).toBeNull()
  await expect(canvas.queryByText('Who sent you?')).toBeNull()
  await expect(canvas.getAllByRole('textbox', { name: 'When would you like to meet?' })).toHaveLength(1)
  await write(church, 'St. Mary')
  await userEvent.selectOptions(selector, 'wedding')
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Which church?' })).toBeNull())
  await userEvent.selectOptions(selector, 'christening')
  await expect(await canvas.findByRole('textbox', { name: 'Which church?' })).toHaveValue('St. Mary')
}

/** The error is closed by its one button; everything is as it was typed, and the button has the focus again. */
export async function closeError(canvas: Canvas) {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(submitButton(canvas)).toHaveFocus()
  await expect(box(canvas, 'Your name')).toHaveValue(filled.name)
  await expect(box(canvas, 'Tell us a little')).toHaveValue(filled.message)
}

/** Back closes the thanks onto an empty form. */
export async function goBack(canvas: Canvas) {
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(box(canvas, 'Your name')).toHaveFocus()
  for (const name of ['Your name', 'E-mail', 'Phone', 'Tell us a little'])
    await expect(box(canvas, name)).toHaveValue('')
}

/** No field makes the section wider than the window. */
export async function keepsItsWidth({ canvasElement }: { canvasElement: HTMLElement }) {
  const section = canvasElement.querySelector<HTMLElement>('[data-template]')
  await expect(section?.scrollWidth).toBe(section?.clientWidth)
}
