import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { held } from '../testing/held.tsx'
import { PasswordField } from './password-field.tsx'

const rules = [
  'Please enter at least 6 characters',
  'Please enter at least one digit',
  'Please enter at least one uppercase letter',
  'Please enter at least one special character',
]

/**
 * A password, hidden until it is asked for.
 *
 * **When to choose it.** A secret is typed; each broken rule is told on its own.
 */
const meta: Meta<typeof PasswordField> = {
  title: 'Ui/PasswordField',
  component: PasswordField,
  args: { name: 'password', label: 'Password', value: '', onChange: fn() },
  render: held(PasswordField),
}
export default meta
type Story = StoryObj<typeof PasswordField>

/** Hidden until it is asked for, by keyboard too; the focus stays on the button. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.tab()
    await userEvent.keyboard('Aa1!aa')
    await expect(args.onChange).toHaveBeenLastCalledWith('Aa1!aa')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    const hide = canvas.getByRole('button', { name: 'Hide password' })
    await expect(hide).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('Aa1!aa')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Chosen: Story = {
  args: { isNew: true, label: 'Choose a password', hint: 'Six characters or more' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose a password')
    await expect(input).toHaveAttribute('autocomplete', 'new-password')
    await expect(input).toHaveAccessibleDescription('Six characters or more')
  },
}
/** Each rule that is broken has its own message. */
export const Rules: Story = {
  args: { value: 'anna', error: rules },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    for (const rule of rules) await expect(canvas.getByText(rule)).toBeVisible()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(rules.join(' '))
  },
}
export const RulesInFrench: Story = {
  globals: { locale: 'fr-FR' },
  args: { label: 'Mot de passe', value: 'anna', error: rules },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Veuillez saisir au moins 6 caract\u00e8res')).toBeVisible()
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'Aa1!aa' } }
export const BoxStyle: Story = { parameters: { styles: { fieldStyle: 'box' } }, args: { value: 'Aa1!aa' } }
export const OnDark: Story = { globals: { scheme: 'dark_2' }, args: { value: 'anna', error: rules } }
export const OnPicture: Story = {
  globals: { scheme: 'image_background' },
  args: { value: 'anna', error: rules },
}
