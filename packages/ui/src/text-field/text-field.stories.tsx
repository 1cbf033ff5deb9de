import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from './text-field.tsx'
import { held } from '../testing/held.tsx'

/**
 * One line of text, also for e-mail, phone and addresses.
 *
 * **When to choose it.** The answer is short; for more take TextArea.
 */
const meta: Meta<typeof TextField> = {
  title: 'Ui/TextField',
  component: TextField,
  args: { name: 'subject', label: 'What shall we call you?', value: '', onChange: fn() },
  render: held(TextField),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'What shall we call you?' })
    await expect(input).toBeRequired()
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Anna')
    await expect(input).toHaveValue('Anna')
    await expect(args.onChange).toHaveBeenLastCalledWith('Anna')
    await expect(canvas.queryByText(/characters/)).toBeNull()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Filled: Story = { args: { value: 'Anna Berg' } }
export const Name: Story = {
  args: { kind: 'name', label: 'First and last name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'name')
  },
}
export const Email: Story = {
  args: { kind: 'email', label: 'E-mail', note: 'Did you mean anna@gmail.com?' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(input).toHaveAttribute('autocomplete', 'email')
    await expect(input).toHaveAttribute('inputmode', 'email')
    await expect(input).toHaveAccessibleDescription('Did you mean anna@gmail.com?')
  },
}
export const Phone: Story = {
  args: { kind: 'phone', label: 'Phone', hint: 'With country code if outside the US' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(input).toHaveAttribute('type', 'tel')
    await expect(input).toHaveAttribute('autocomplete', 'tel')
    await expect(input).toHaveAccessibleDescription('With country code if outside the US')
  },
}
export const Url: Story = {
  args: { kind: 'url', label: 'Website', error: 'Please enter the correct URL format', value: 'example.com' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Website' })
    await expect(input).toHaveAttribute('type', 'url')
    await expect(input).toHaveAttribute('autocomplete', 'url')
    await expect(input).toHaveAttribute('autocapitalize', 'none')
  },
}
export const Domain: Story = {
  args: { kind: 'domain', label: 'Domain', hint: 'Without https://', value: 'studio.example.com' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Domain' })
    await expect(input).toHaveAttribute('inputmode', 'url')
    await expect(input).toHaveAttribute('spellcheck', 'false')
    await expect(input).toHaveAccessibleDescription('Without https://')
  },
}
export const WithError: Story = {
  args: { error: 'Please enter the correct email format', value: 'anna@', kind: 'email', label: 'E-mail' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter the correct email format')
  },
}
/** The counter comes at 80 % of the limit: 205 of 256. */
export const NearLimit: Story = {
  args: { limit: 256, value: 'a'.repeat(204) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('204 / 256')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), 'b')
    await expect(canvas.getByText('205 / 256')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('205 of 256 characters')
  },
}
export const OverLimit: Story = {
  args: { limit: 256, value: 'a'.repeat(260) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLInputElement>('textbox').value).toHaveLength(260)
    await expect(canvas.getByText('260 / 256')).toBeVisible()
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'Anna Berg' } }
export const LongLabel: Story = {
  args: { label: `${'Familienfotografiesitzungsvorbereitungsfragebogen '.repeat(5)}?` },
}
export const BoxStyle: Story = { parameters: { styles: { fieldStyle: 'box' } }, args: { value: 'Anna Berg' } }
export const OnPicture: Story = {
  globals: { scheme: 'image_background' },
  args: { error: 'This field cannot be left blank' },
}
/** On a photograph the focus ring is light within dark, round the frame and not round the text. */
export const FocusOnPicture: Story = {
  globals: { scheme: 'image_background' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveFocus()
    await expect(getComputedStyle(input).boxShadow).toBe('none')
    const frame = getComputedStyle(input.parentElement ?? input)
    await expect(frame.outlineColor).toBe('rgb(255, 255, 255)')
    await expect(frame.boxShadow).toMatch(/^rgb\(17, 17, 17\)/)
  },
}
export const OnDark: Story = {
  globals: { scheme: 'dark_2' },
  args: { error: 'This field cannot be left blank' },
}
