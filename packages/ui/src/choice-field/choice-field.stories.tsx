import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxGroupField } from './checkbox-group-field.tsx'
import { RadioGroupField, type RadioGroupFieldProps } from './radio-group-field.tsx'
import { YesNoField } from './yes-no-field.tsx'
import { FormSheet } from '../testing/form-sheet.tsx'

const options = ['Golden hour', 'High noon', 'After dark'].map((label) => ({ value: label, label }))
const onBlur = fn()

function Held({ value: first, onChange, ...props }: RadioGroupFieldProps) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return (
    <FormSheet>
      <RadioGroupField {...props} value={value} onChange={change} onBlur={onBlur} />
      <button type="button">Elsewhere</button>
    </FormSheet>
  )
}

const meta: Meta<typeof RadioGroupField> = {
  title: 'Ui/ChoiceField',
  component: RadioGroupField,
  args: { name: 'light', label: 'Which light do you like?', options, value: '', onChange: fn() },
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    onBlur.mockClear()
  },
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
    await expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
    await expect(onBlur).toHaveBeenCalledOnce()
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
    options: ['Whatever the weather brings on the day, rain and fog included '.repeat(3), 'Sun'].map(
      (label) => ({ value: label, label }),
    ),
  },
}
export const OnDark: Story = { globals: { scheme: 'dark_2' }, args: { value: 'High noon' } }

function YesNo(props: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <FormSheet>
      <YesNoField name="pets" label="Will there be pets?" value={value} onChange={setValue} {...props} />
      <output>{value}</output>
    </FormSheet>
  )
}

/** The value stays 'Yes' or 'No' whatever the language. */
export const YesOrNo: Story = {
  render: () => <YesNo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('No')
  },
}
export const YesOrNoError: Story = { render: () => <YesNo error="This field cannot be left blank" /> }

function Checkboxes(props: { error?: string; isReadOnly?: boolean; value?: string[] }) {
  const [value, setValue] = useState<string[]>(props.value ?? [])
  return (
    <FormSheet>
      <CheckboxGroupField
        name="extras"
        label="What matters to you?"
        options={options}
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{value.join('; ')}</output>
    </FormSheet>
  )
}

/** Values come in the order of the options, not of the presses. */
export const Checkbox: Story = {
  render: () => <Checkboxes />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose one or more')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'After dark' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Golden hour' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Golden hour; After dark')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'After dark' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Golden hour')
  },
}
export const CheckboxError: Story = {
  render: () => <Checkboxes error="This field cannot be left blank" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/cannot be left blank/)
    await expect(canvas.getByRole('checkbox', { name: 'High noon' })).toBeInvalid()
  },
}
export const CheckboxReadOnly: Story = {
  render: () => <Checkboxes isReadOnly value={['High noon']} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'After dark' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^High noon$/)
  },
}
