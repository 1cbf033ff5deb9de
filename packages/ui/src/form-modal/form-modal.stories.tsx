import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '../button/button.tsx'
import { CheckboxGroupField } from '../choice-field/checkbox-group-field.tsx'
import { FieldGrid } from '../field/field-grid.tsx'
import { FormField } from '../form/form-field.tsx'
import { useSchemaForm } from '../form/use-schema-form.ts'
import { choices } from '../testing/choices.ts'
import { onSheet } from '../testing/story-sheet.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { FormFailure } from './failure.ts'
import { FormModal } from './form-modal.tsx'

const BLANK = 'This field cannot be left blank'
const EMAIL = 'Please enter the correct email format'
const schema = z.object({
  fullName: z.string().check(z.minLength(1, BLANK)),
  email: z.string().check(z.minLength(1, { error: BLANK, abort: true }), z.email(EMAIL)),
  days: z.array(z.string()).check(z.minLength(1, BLANK)),
})
type Values = z.output<typeof schema>
const empty: Values = { fullName: '', email: '', days: [] }
const right: Values = { fullName: 'Anna Berg', email: 'anna@example.com', days: ['Sat, Jan 26'] }

type JoinProps = {
  isOpen: boolean
  values: Values
  refusal?: Partial<FormFailure>
  /** Further fields. */
  more?: number
  onSubmit: (values: Values) => Promise<FormFailure | void> | FormFailure | void
  onClose: () => void
}

function Join({ isOpen: isOpenAtFirst, values, onClose, onSubmit, more = 0, ...props }: JoinProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const form = useSchemaForm(schema, values)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Join the waitlist</Button>
      <FormModal
        {...props}
        form={form}
        isOpen={isOpen}
        onClose={close}
        onSubmit={async (sent) => (await onSubmit(sent)) ?? close()}
        title="Join the waitlist"
        submitLabel="Join the waitlist"
        otherAction={
          <Button variant="text" onClick={close}>
            Not now
          </Button>
        }
      >
        <p>Joining holds nothing and costs nothing.</p>
        <FieldGrid>
          <FormField name="fullName">
            {(field) => <TextField {...field} kind="name" label="Name" />}
          </FormField>
          <FormField name="email">
            {(field) => <TextField {...field} kind="email" label="E-mail" />}
          </FormField>
          <FormField<string[]> name="days">
            {(field) => (
              <CheckboxGroupField {...field} label="Days" options={choices('Sat, Jan 26', 'Sun, Jan 27')} />
            )}
          </FormField>
          {Array.from({ length: more }, (_, index) => (
            <TextField
              key={index}
              name={`more-${index}`}
              label={`More ${index}`}
              value=""
              onChange={() => {}}
            />
          ))}
        </FieldGrid>
      </FormModal>
    </>
  )
}

/**
 * A short form in a dialog that checks itself before it sends.
 *
 * **When to choose it.** Three fields or so interrupt a page; longer forms have a page of their own.
 */
const meta: Meta<typeof Join> = {
  title: 'Ui/FormModal',
  component: Join,
  decorators: [onSheet],
  args: { isOpen: true, values: empty, onSubmit: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof Join>

const submitButton = async () => {
  const dialog = within(await screen.findByRole('dialog'))
  return dialog.getByRole('button', { name: 'Join the waitlist' })
}
const submit = async () => userEvent.click(await submitButton())

/** Focus on the first control; Esc closes and gives the focus back. */
export const Default: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Join the waitlist' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('Anna{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Open: Story = {}

/** Nothing is sent while a field is wrong: a dialog says so with title and message, then the first field has the focus. */
export const Refused: Story = {
  args: { values: { ...empty, email: 'anna@' } },
  play: async ({ args }) => {
    await submit()
    const alert = await screen.findByRole('alertdialog', { name: 'Please check what you entered' })
    await expect(alert).toHaveAccessibleDescription(/^3 fields need your attention/)
    const faults = within(alert).getAllByRole('listitem')
    await expect(faults.map((each) => each.textContent)).toEqual([
      `Name: ${BLANK}`,
      `E-mail: ${EMAIL}`,
      `Days: ${BLANK}`,
    ])
    await expect(within(alert).getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const FocusOnFirstInvalid: Story = {
  args: { values: { ...right, email: 'anna@' } },
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    name.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(EMAIL)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.clear(email)
    await userEvent.type(email, 'anna@example.com{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(right))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const OwnWords: Story = {
  args: { refusal: { title: 'Not yet', message: 'Tell us where to write when a time opens.' } },
  play: async () => {
    await submit()
    const alert = await screen.findByRole('alertdialog', { name: 'Not yet' })
    await expect(alert).toHaveAccessibleDescription(/^Tell us where to write when a time opens\./)
  },
}
/** What the server said stands in place of the form, which comes back as it was; the focus goes back to the button. */
export const SendingFailed: Story = {
  args: {
    values: right,
    onSubmit: async () => ({ title: 'Error', message: 'Error connect to server' }),
  },
  play: async ({ args }) => {
    await submit()
    const alert = await screen.findByRole('alertdialog', { name: 'Error' })
    await expect(alert).toHaveAccessibleDescription('Error connect to server')
    const form = screen.getByText('Joining holds nothing and costs nothing.')
    const areSeen = [alert, form].map((each) => each.checkVisibility({ visibilityProperty: true }))
    await expect(areSeen).toEqual([true, false])
    await userEvent.click(within(alert).getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await submitButton()).toHaveFocus())
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Berg')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
/** In a form that is taller than the window the refused field comes back into sight. */
export const LongForm: Story = {
  args: { values: { ...right, fullName: '' }, more: 12 },
  play: async () => {
    const button = await submitButton()
    button.scrollIntoView()
    const name = screen.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name.getBoundingClientRect().bottom).toBeLessThan(0))
    await userEvent.click(button)
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
export const OnDark: Story = { globals: { scheme: 'dark_2' } }
