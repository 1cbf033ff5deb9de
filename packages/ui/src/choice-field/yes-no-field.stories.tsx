import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { held } from '../testing/held.tsx'
import { YesNoField } from './yes-no-field.tsx'

/**
 * A question that is answered with yes or no.
 *
 * **When to choose it.** There are exactly these two; for other pairs take RadioGroupField.
 */
const meta: Meta<typeof YesNoField> = {
  title: 'Ui/YesNoField',
  component: YesNoField,
  args: { name: 'pets', label: 'Will there be pets?', value: '', onChange: fn() },
  render: held(YesNoField),
}
export default meta
type Story = StoryObj<typeof YesNoField>

/** Two radios in a row, by arrow keys; the value stays 'Yes' or 'No' whatever the language. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('No')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Yes')
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await userEvent.click(canvas.getByText('No'))
    await expect(args.onChange).toHaveBeenLastCalledWith('No')
  },
}
export const Playground: Story = { tags: ['!test'] }
export const French: Story = {
  globals: { locale: 'fr-FR' },
  args: { label: 'Y aura-t-il des animaux ?' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Oui' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('Yes')
  },
}
export const WithError: Story = { args: { error: 'This field cannot be left blank' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'Yes' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
