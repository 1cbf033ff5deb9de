import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroupField } from './radio-group-field.tsx'
import { forcedColors } from '../testing/media-rules.ts'
import { choices } from '../testing/choices.ts'
import { elsewhere, held } from '../testing/held.tsx'

const options = choices('Golden hour', 'High noon', 'After dark')

/**
 * One of a few, all in sight.
 *
 * **When to choose it.** There are up to six answers; for more take SelectField.
 */
const meta: Meta<typeof RadioGroupField> = {
  title: 'Ui/RadioGroupField',
  component: RadioGroupField,
  args: {
    name: 'light',
    label: 'Which light do you like?',
    options,
    value: '',
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(RadioGroupField, elsewhere),
}
export default meta
type Story = StoryObj<typeof RadioGroupField>

/** One stop of the Tab key; arrows move and choose. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Which light do you like?' })
    await expect(group).toHaveAttribute('aria-required', 'true')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('Golden hour')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'High noon' })).toBeChecked()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const WithError: Story = {
  args: { error: 'This field cannot be left blank' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('This field cannot be left blank')
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'High noon' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('After dark'))
    await expect(canvas.getByRole('radio', { name: 'High noon' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LongOptions: Story = {
  args: {
    options: choices('Whatever the weather brings on the day, rain and fog included '.repeat(3), 'Sun'),
  },
}
export const OnDark: Story = { globals: { scheme: 'dark_2' }, args: { value: 'High noon' } }
export const OnPicture: Story = {
  globals: { scheme: 'image_background' },
  args: { value: 'High noon', error: 'This field cannot be left blank' },
}
export const ForcedColors: Story = {
  args: { value: 'High noon' },
  play: async ({ canvas }) => {
    await expect(forcedColors(canvas.getByRole('radio', { name: 'High noon' }), '::before')).toMatch(
      /canvastext/i,
    )
  },
}
