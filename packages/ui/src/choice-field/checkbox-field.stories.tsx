import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { elsewhere, held } from '../testing/held.tsx'
import { CheckboxField } from './checkbox-field.tsx'

/**
 * One sentence that is agreed to.
 *
 * **When to choose it.** There is one thing to agree to or to leave; several of a kind are a checkbox group.
 */
const meta: Meta<typeof CheckboxField> = {
  title: 'Ui/CheckboxField',
  component: CheckboxField,
  args: {
    name: 'consent',
    label: 'I agree to sign electronically.',
    value: false,
    onChange: fn(),
    onBlur: fn(),
  },
  render: held(CheckboxField, elsewhere),
}
export default meta
type Story = StoryObj<typeof CheckboxField>

/** Its words tick it, and so does Space. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to sign electronically.' })
    await expect(box).toBeRequired()
    await userEvent.click(canvas.getByText('I agree to sign electronically.'))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = { tags: ['!test'] }
export const Ticked: Story = { args: { value: true } }
export const WithError: Story = {
  args: { error: 'This field cannot be left blank' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('This field cannot be left blank')
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LongSentence: Story = {
  args: { label: 'I have read the agreement and I agree that we sign it electronically. '.repeat(4) },
}
export const OnDark: Story = { globals: { scheme: 'dark_2' }, args: { value: true } }
