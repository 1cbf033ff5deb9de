import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SelectField } from './select-field.tsx'
import { held } from '../testing/held.tsx'

const options = ['Weddings', 'Family', 'Newborn', 'Portrait', 'Brand', 'Something else entirely'].map(
  (label) => ({ value: label, label }),
)

/**
 * One of many, as the browser’s own list.
 *
 * **When to choose it.** There are more than six answers; for fewer take RadioGroupField.
 */
const meta: Meta<typeof SelectField> = {
  title: 'Ui/SelectField',
  component: SelectField,
  args: { name: 'kind', label: 'What is it about?', options, value: '', onChange: fn() },
  render: held(SelectField),
}
export default meta
type Story = StoryObj<typeof SelectField>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'What is it about?' })
    await expect(select).toHaveDisplayValue('Choose…')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Family')
    await expect(args.onChange).toHaveBeenLastCalledWith('Family')
    await expect(select).toHaveDisplayValue('Family')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const WithError: Story = { args: { error: 'This field cannot be left blank' } }
/** Prefilled inside a booking: it can be read and focused, not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'Family' },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, 'Brand')
    await expect(select).toHaveDisplayValue('Family')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const BoxStyle: Story = { parameters: { styles: { fieldStyle: 'box' } }, args: { value: 'Family' } }
export const OnPicture: Story = { globals: { scheme: 'image_background' } }
