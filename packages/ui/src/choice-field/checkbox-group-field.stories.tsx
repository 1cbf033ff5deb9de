import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { choices } from '../testing/choices.ts'
import { forcedColors } from '../testing/media-rules.ts'
import { elsewhere, held } from '../testing/held.tsx'
import { CheckboxGroupField } from './checkbox-group-field.tsx'

/**
 * Any of several, all in sight.
 *
 * **When to choose it.** More than one answer is allowed; for a single one take RadioGroupField.
 */
const meta: Meta<typeof CheckboxGroupField> = {
  title: 'Ui/CheckboxGroupField',
  component: CheckboxGroupField,
  args: {
    name: 'extras',
    label: 'What matters to you?',
    options: choices('Golden hour', 'High noon', 'After dark'),
    value: [],
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(CheckboxGroupField, elsewhere),
}
export default meta
type Story = StoryObj<typeof CheckboxGroupField>

/** Each box is a stop of the Tab key, Space ticks; values come in the order of the options, not of the presses. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose one or more')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'After dark' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Golden hour' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Golden hour', 'After dark'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Golden hour', 'High noon', 'After dark'])
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Golden hour', 'After dark'])
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Ticked: Story = { args: { value: ['High noon', 'After dark'] } }
export const WithError: Story = {
  args: { error: 'This field cannot be left blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/cannot be left blank/)
    await expect(canvas.getByRole('checkbox', { name: 'High noon' })).toBeInvalid()
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: ['High noon'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'After dark' }))
    await expect(canvas.getByRole('checkbox', { name: 'After dark' })).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const OnDark: Story = { globals: { scheme: 'dark_2' }, args: { value: ['High noon'] } }
export const OnPicture: Story = { globals: { scheme: 'image_background' }, args: { value: ['High noon'] } }
export const ForcedColors: Story = {
  args: { value: ['High noon'] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'High noon' })
    await expect(forcedColors(box, '::before')).toMatch(/canvastext/i)
  },
}
