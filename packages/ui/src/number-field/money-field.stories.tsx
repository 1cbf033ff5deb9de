import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fromRightToLeft, held } from '../testing/held.tsx'
import { MoneyField } from './money-field.tsx'

/**
 * An amount in the studio’s currency.
 *
 * **When to choose it.** It is money; a bare number is NumberField.
 */
const meta: Meta<typeof MoneyField> = {
  title: 'Ui/MoneyField',
  component: MoneyField,
  args: { name: 'fee', label: 'Package price', currency: 'USD', digits: 2, value: '', onChange: fn() },
  render: held(MoneyField),
}
export default meta
type Story = StoryObj<typeof MoneyField>

/** Typed with or without sign, groups and cents; once focus has left, both are there. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Package price' })
    await expect(input).toHaveAccessibleDescription('$')
    await userEvent.tab()
    await userEvent.keyboard('$1,950')
    await expect(args.onChange).toHaveBeenLastCalledWith('1950')
    await userEvent.tab()
    await expect(input).toHaveValue('1,950.00')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Filled: Story = { args: { value: '195.5' } }
/** The sign stands where the language puts it. */
export const French: Story = {
  globals: { locale: 'fr-FR' },
  args: { label: 'Prix', currency: 'EUR' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1 950,5')
    await expect(args.onChange).toHaveBeenLastCalledWith('1950.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1\u202F950,50')
    const sign = canvas.getByText('\u20AC').getBoundingClientRect()
    await expect(sign.left).toBeGreaterThanOrEqual(input.getBoundingClientRect().right)
  },
}
/** A currency without minor units: no decimals, and a keypad without their mark. */
export const WithoutCents: Story = {
  args: { currency: 'JPY', digits: 0, value: '42000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('42,000')
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
  },
}
export const ThreeDigits: Story = { args: { currency: 'KWD', digits: 3, value: '91.25' } }
/** More decimals than the currency has stay in sight, so that the message makes sense. */
export const WithError: Story = {
  args: { error: 'Please enter the correct amount format', value: '12.505' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('12.505')
    await expect(input).toHaveAccessibleDescription('$ Please enter the correct amount format')
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: '195' } }
export const BoxStyle: Story = { parameters: { styles: { fieldStyle: 'box' } }, args: { value: '195' } }
export const OnPicture: Story = {
  globals: { scheme: 'image_background' },
  args: { value: '12.505', error: 'Please enter the correct amount format' },
}
/** From right to left the sign stands on the other side, by the same rules. */
export const RightToLeft: Story = {
  args: { value: '195' },
  decorators: [fromRightToLeft],
  play: async ({ canvas }) => {
    const sign = canvas.getByText('$').getBoundingClientRect()
    await expect(sign.left).toBeGreaterThanOrEqual(canvas.getByRole('textbox').getBoundingClientRect().right)
  },
}
