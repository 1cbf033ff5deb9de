import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { CheckboxGroupField } from '../choice-field/checkbox-group-field.tsx'
import { RadioGroupField } from '../choice-field/radio-group-field.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { FieldGrid } from '../field/field-grid.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FormField } from './form-field.tsx'
import { FormActions, RequiredNote, SubmitButton } from './form-parts.tsx'
import { Form } from './form.tsx'
import { useSchemaForm, type SchemaForm } from './use-schema-form.ts'
import { FormSheet } from '../testing/form-sheet.tsx'
import { inSite } from '../testing/in-site.tsx'

const BLANK = 'This field cannot be left blank'
const EMAIL = 'Please enter the correct email format'
const filled = z.string().check(z.trim(), z.minLength(1, BLANK))
const schema = z.object({
  fullName: filled,
  email: z.string().check(z.trim(), z.minLength(1, { error: BLANK, abort: true }), z.email(EMAIL)),
  light: filled,
  extras: z.array(z.string()).check(z.minLength(1, BLANK)),
  day: filled.check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter the correct date format')),
})
type Values = z.input<typeof schema>

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }))
const empty: Values = { fullName: '', email: '', light: '', extras: [], day: '' }
const right: Values = {
  fullName: 'Anna Berg',
  email: 'anna@example.com',
  light: 'Dusk',
  extras: ['Album'],
  day: '2030-01-26',
}

type DemoProps = {
  values: Values
  onSubmit: (values: Values, form: SchemaForm<Values, Values>) => Promise<void> | void
  onValuesChange: (values: Values) => void
}

function Demo({ values, onSubmit, onValuesChange }: DemoProps) {
  const form = useSchemaForm(schema, values)
  return (
    <FormSheet>
      <Form form={form} onSubmit={(sent) => onSubmit(sent, form)} onValuesChange={onValuesChange} action="/x">
        <RequiredNote />
        <FieldGrid layout="pairs">
          <FormField name="fullName">
            {(field) => <TextField {...field} kind="name" label="Name" />}
          </FormField>
          <FormField name="email">
            {(field) => <TextField {...field} kind="email" label="E-mail" />}
          </FormField>
          <FormField name="light">
            {(field) => <RadioGroupField {...field} label="Light" options={choices('Dawn', 'Dusk')} />}
          </FormField>
          <FormField<string[]> name="extras">
            {(field) => <CheckboxGroupField {...field} label="Extras" options={choices('Album', 'Prints')} />}
          </FormField>
          <FormField name="day">
            {(field) => <DateField {...field} label="Day" today="2030-01-15" />}
          </FormField>
        </FieldGrid>
        <FormActions>
          <SubmitButton>Inquire now</SubmitButton>
        </FormActions>
      </Form>
      <button type="button" onClick={() => form.reset()}>
        Back
      </button>
    </FormSheet>
  )
}

/**
 * A form: its fields, one note that all are required, its errors and its button.
 *
 * **When to choose it.** Every form of the site is one; in a dialog it is FormModal.
 */
const meta: Meta<typeof Demo> = {
  title: 'Ui/Form',
  component: Demo,
  args: { values: empty, onSubmit: fn(), onValuesChange: fn() },
}
export default meta
type Story = StoryObj<typeof Demo>

export const Default: Story = {
  args: { values: right },
  play: async ({ canvas, args, canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await expect(form).toHaveAttribute('novalidate')
    await expect(form).toHaveAttribute('method', 'post')
    await expect([...new FormData(form ?? undefined)]).toEqual([
      ['fullName', 'Anna Berg'],
      ['email', 'anna@example.com'],
      ['light', 'Dusk'],
      ['extras', 'Album'],
      ['day', '01/26/2030'],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Inquire now' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(right, expect.anything())
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const Playground: Story = { tags: ['!test'] }

/** All errors at once, focus on the first in the order of the page, their number announced. */
export const Errors: Story = {
  tags: ['visual-1440', 'visual-dark'],
  args: { values: { ...empty, email: 'anna@' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'E-mail' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 fields need your attention'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(BLANK)
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(EMAIL)
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(BLANK)
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(new RegExp(BLANK))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The first fault lies in a group: its first control takes the focus, and one field is one field. */
export const ErrorInGroup: Story = {
  args: { values: { ...right, light: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inquire now' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dawn' })).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 field needs your attention'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Dawn' }))
    await expect(canvas.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid')
  },
}

/** Errors come when focus leaves; while typing, one only goes, once it is no longer true. */
export const WhileTyping: Story = {
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.type(email, 'anna')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await waitFor(() => expect(email).toHaveAccessibleDescription(EMAIL))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-invalid')
    await userEvent.clear(email)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.type(email, 'anna@example')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.type(email, '.com')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...empty, email: 'anna@example.com' })
  },
}

/** An error that leaving brings would push the button away from under the pointer: it waits for the release. */
export const PressWhileLeaving: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'A{Backspace}')
    const mouse = userEvent.setup()
    const target = canvas.getByText('All fields are required')
    await mouse.pointer({ keys: '[MouseLeft>]', target })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await expect(name).not.toHaveFocus()
    await expect(name).not.toHaveAttribute('aria-invalid')
    await mouse.pointer({ keys: '[/MouseLeft]', target })
    await waitFor(() => expect(name).toBeInvalid())
  },
}

let finish = () => {}
/** While it is on its way nothing can be changed, and a second press sends nothing. */
export const Sending: Story = {
  args: {
    values: right,
    onSubmit: fn(() => new Promise<void>((resolve) => (finish = resolve))),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Inquire now' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByText('Dawn'))
    await expect(canvas.getByRole('radio', { name: 'Dusk' })).toBeChecked()
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    finish()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Berg')
  },
}

/** What the server finds wrong is shown, counted and focused like the rest; the values stay. */
export const ServerError: Story = {
  args: {
    values: right,
    onSubmit: (_, form) => form.setError('email', { message: 'We know this address already' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inquire now' }))
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('We know this address already')
    await expect(email).toHaveValue('anna@example.com')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 field needs your attention'))
  },
}

export const Reset: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Anna')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  },
}

/** What was typed, ticked and chosen in the server's page before the code arrived is kept and sent. */
export const TypedEarly: Story = {
  play: async ({ args, canvasElement }) => {
    const site = inSite(<Demo {...args} />)
    const parsed = new DOMParser().parseFromString(renderToString(site), 'text/html')
    const host = document.createElement('div')
    host.append(...parsed.body.childNodes)
    canvasElement.append(host)
    const early = within(host)
    const name = early.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Anna Berg')
    await userEvent.type(early.getByRole('textbox', { name: 'E-mail' }), 'anna@example.com')
    await userEvent.type(early.getByRole('textbox', { name: 'Day' }), '1/26/2030')
    await userEvent.click(early.getByRole('radio', { name: 'Dusk' }))
    await userEvent.click(early.getByRole('checkbox', { name: 'Album' }))
    const root = hydrateRoot(host, site)
    await waitFor(() => expect(Object.keys(name).join()).toMatch('__reactFiber'))
    await waitFor(async () => {
      await userEvent.click(early.getByRole('button', { name: 'Inquire now' }))
      await expect(args.onSubmit).toHaveBeenCalledWith(right, expect.anything())
    })
    await expect(name).toHaveValue('Anna Berg')
    root.unmount()
    host.remove()
  },
}
