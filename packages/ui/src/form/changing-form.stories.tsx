import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { RadioGroupField } from '../choice-field/radio-group-field.tsx'
import { FormSheet } from '../testing/form-sheet.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FormField } from './form-field.tsx'
import { SubmitButton } from './form-parts.tsx'
import { Form } from './form.tsx'
import { useSchemaForm } from './use-schema-form.ts'

type Values = Record<string, string>
const filled = z.string().check(z.minLength(1, 'This field cannot be left blank'))
const minis: z.ZodMiniType<Values, Values> = z.strictObject({ kind: filled, child: filled })
const weddings: z.ZodMiniType<Values, Values> = z.strictObject({ kind: filled })
const options = ['minis', 'weddings'].map((label) => ({ value: label, label }))

function ChangingForm({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const [kind, setKind] = useState('minis')
  const form = useSchemaForm<Values, Values>(kind === 'minis' ? minis : weddings, { kind })
  return (
    <FormSheet>
      <Form form={form} onSubmit={onSubmit} onValuesChange={(values) => setKind(values['kind'] ?? '')}>
        <FormField name="kind">
          {(field) => <RadioGroupField {...field} label="Kind" options={options} />}
        </FormField>
        {kind === 'minis' && (
          <FormField name="child">{(field) => <TextField {...field} label="Child" />}</FormField>
        )}
        <SubmitButton>Send</SubmitButton>
      </Form>
    </FormSheet>
  )
}

/**
 * A form whose questions change while it is filled in.
 *
 * **When to choose it.** One answer adds questions, as a chosen service does.
 */
const meta: Meta<typeof ChangingForm> = {
  title: 'Ui/Form with changing questions',
  component: ChangingForm,
  args: { onSubmit: fn() },
}
export default meta

/** A question that went away is neither judged nor sent; its answer is there again when it returns. */
export const Default: StoryObj<typeof ChangingForm> = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Child' }), 'Mia')
    await userEvent.click(canvas.getByRole('radio', { name: 'weddings' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ kind: 'weddings' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'minis' }))
    const child = canvas.getByRole('textbox', { name: 'Child' })
    await expect(child).toHaveValue('Mia')
    await userEvent.clear(child)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(child).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 field needs your attention'))
  },
}

/** A field that was only passed through is not wrong; one that was emptied is. */
export const PassedThrough: StoryObj<typeof ChangingForm> = {
  play: async ({ canvas, canvasElement }) => {
    const child = canvas.getByRole('textbox', { name: 'Child' })
    child.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvasElement.querySelector('[data-field][data-invalid]')).toBeNull()
    await userEvent.type(child, 'M{Backspace}')
    await userEvent.tab()
    await waitFor(() => expect(child).toBeInvalid())
  },
}
