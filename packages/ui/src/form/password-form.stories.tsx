import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { PasswordField } from '../password-field/password-field.tsx'
import { FormSheet } from '../testing/form-sheet.tsx'
import { FormField } from './form-field.tsx'
import { SubmitButton } from './form-parts.tsx'
import { Form } from './form.tsx'
import { useSchemaForm } from './use-schema-form.ts'

const LENGTH = 'Please enter at least 6 characters'
const DIGIT = 'Please enter at least one digit'
const UPPERCASE = 'Please enter at least one uppercase letter'
const schema = z.object({
  password: z.string().check(z.minLength(6, LENGTH), z.regex(/\d/, DIGIT), z.regex(/\p{Lu}/u, UPPERCASE)),
})

function PasswordForm({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => void }) {
  const form = useSchemaForm(schema, { password: '' })
  return (
    <FormSheet>
      <Form form={form} onSubmit={onSubmit}>
        <FormField name="password">
          {(field) => <PasswordField {...field} isNew label="Password" />}
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>
    </FormSheet>
  )
}

/**
 * A form with a field that may break several rules at once.
 *
 * **When to choose it.** Each rule is to be told on its own.
 */
const meta: Meta<typeof PasswordForm> = {
  title: 'Ui/Form with several messages',
  component: PasswordForm,
  args: { onSubmit: fn() },
}
export default meta

/** Every broken rule is told at once; each message goes when its rule is kept, and none comes while typing. */
export const Default: StoryObj<typeof PasswordForm> = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'anna{Enter}')
    await waitFor(() => expect(input).toHaveAccessibleDescription(`${LENGTH} ${DIGIT} ${UPPERCASE}`))
    await expect(input).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 field needs your attention'))
    await userEvent.type(input, '1')
    await expect(input).toHaveAccessibleDescription(`${LENGTH} ${UPPERCASE}`)
    await userEvent.type(input, 'B')
    await expect(input).not.toBeInvalid()
    await userEvent.clear(input)
    await expect(input).not.toBeInvalid()
    await userEvent.type(input, 'anna1B{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'anna1B' }))
  },
}
