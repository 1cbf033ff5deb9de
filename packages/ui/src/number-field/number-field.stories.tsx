import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { held } from '../testing/held.tsx'
import { NumberField } from './number-field.tsx'

/**
 * A number of any kind.
 *
 * **When to choose it.** The number is typed; for a small count take QuantityField, for money MoneyField.
 */
const meta: Meta<typeof NumberField> = {
  title: 'Ui/NumberField',
  component: NumberField,
  args: { name: 'guests', label: 'How many guests?', value: '', onChange: fn(), onBlur: fn() },
  render: held(NumberField),
}
export default meta
type Story = StoryObj<typeof NumberField>

/** Typed as people write it, kept with a point; once focus has left it is shown the language's way. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'How many guests?' })
    await expect(input).toBeRequired()
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('1234,5')
    await expect(input).toHaveValue('1234,5')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1,234.5')
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = { tags: ['!test'] }
/** What is no number stays as it was typed; the validator speaks. */
export const NotANumber: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'a dozen')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('a dozen')
    await expect(input).toHaveValue('a dozen')
  },
}
export const WithUnit: Story = {
  args: { label: 'How long?', unit: 'minutes', value: '90' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'How long?' })).toHaveAccessibleDescription('minutes')
  },
}
/** Phones' number keypads have no minus. */
export const Signed: Story = {
  args: { hasSign: true, label: 'Degrees', value: '-3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'text')
    await expect(canvas.getByRole('textbox')).toHaveValue('\u22123')
  },
}
export const French: Story = {
  globals: { locale: 'fr-FR' },
  args: { label: 'Combien d\u2019invit\u00e9s ?' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1 234,5')
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1\u202F234,5')
  },
}
/** What the server rendered and the visitor filled in before the code came is read as it was written. */
export const TypedEarly: Story = {
  args: { value: '1,250' },
  play: async ({ canvas, args }) => {
    await expect(args.onChange).toHaveBeenLastCalledWith('1250')
    await expect(canvas.getByRole('textbox')).toHaveValue('1,250')
  },
}
export const WithError: Story = {
  args: { error: 'Please enter the correct number format', value: 'a dozen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter the correct number format',
    )
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: '12', unit: 'guests' } }
export const BoxStyle: Story = {
  parameters: { styles: { fieldStyle: 'box' } },
  args: { value: '12', unit: 'guests' },
}
export const OnDark: Story = { globals: { scheme: 'dark_2' }, args: { value: '12', unit: 'guests' } }
