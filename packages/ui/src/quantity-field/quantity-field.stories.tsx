import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { QuantityField } from './quantity-field.tsx'
import { held } from '../testing/held.tsx'

/**
 * How many: typed, or stepped by buttons.
 *
 * **When to choose it.** The count is small; other numbers are NumberField.
 */
const meta: Meta<typeof QuantityField> = {
  title: 'Ui/QuantityField',
  component: QuantityField,
  args: { name: 'images', label: 'How many: 5 more images', value: 0, max: 5, onChange: fn() },
  render: held(QuantityField),
}
export default meta
type Story = StoryObj<typeof QuantityField>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many: 5 more images' })
    const less = canvas.getByRole('button', { name: 'How many: 5 more images One less' })
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(less)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'How many: 5 more images One more' }))
    await expect(field).toHaveValue('1')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await expect(field).toHaveAttribute('aria-valuenow', '2')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'How many: 5 more images One more' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}
export const Playground: Story = { tags: ['!test'] }
/** More than there is: that is said at once, stays typed and is no change, until a number or a step puts it right. */
export const TooMany: Story = {
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '9')
    await expect(args.onChange).not.toHaveBeenCalled()
    const words = 'At most 5. Until then it stays at 2.'
    await expect(canvas.getByText(words, { ignore: '[role="status"]' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(words)
    await userEvent.tab()
    await expect(field).toHaveValue('29')
    await expect(field).toHaveAccessibleDescription(words)
    await userEvent.click(canvas.getByRole('button', { name: 'How many: 5 more images One more' }))
    await expect(field).toHaveValue('3')
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}
/** No number of pieces: what was chosen stands, and so do the bounds. */
export const Unreadable: Story = {
  args: { value: 2 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '.5')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(field).toHaveValue('2.5')
    await expect(field).toHaveAccessibleDescription(
      'Please enter the correct number format: 0 to 5. Until then it stays at 2.',
    )
  },
}
export const ReadOnly: Story = { args: { isReadOnly: true, value: 2 } }
export const BoxStyle: Story = { parameters: { styles: { fieldStyle: 'box' } }, args: { value: 2 } }
