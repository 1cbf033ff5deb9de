import { useId } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxGroupField } from '../choice-field/checkbox-group-field.tsx'
import { YesNoField } from '../choice-field/yes-no-field.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { MoneyField } from '../number-field/money-field.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { choices } from '../testing/choices.ts'
import { OnEveryScheme } from '../testing/story-sheet.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FieldGrid, WideField } from './field-grid.tsx'

const ignore = () => {}
const BLANK = 'This field cannot be left blank'

type BoardProps = { surface?: 'secondary' }

/** A field in every state that has colours of its own. */
function Board({ surface }: BoardProps) {
  const pets = useId()
  return (
    <div data-surface={surface}>
      <FieldGrid layout="pairs">
        <TextField name="name" kind="name" label="Name" value="Anna Berg" onChange={ignore} />
        <TextField name="mail" kind="email" label="E-mail" value="" error={BLANK} onChange={ignore} />
        <DateField name="date" label="Date" hint="About when" value="" onChange={ignore} />
        <SelectField name="kind" label="Kind" options={choices('Family')} value="" onChange={ignore} />
        <MoneyField name="fee" label="Price" currency="USD" digits={2} value="195" onChange={ignore} />
        <PasswordField name="password" label="Password" value="anna" isReadOnly onChange={ignore} />
        <YesNoField name={pets} label="Pets?" value="Yes" onChange={ignore} />
        <CheckboxGroupField
          name="extras"
          label="Extras"
          options={choices('Album', 'Prints')}
          value={['Album']}
          error={BLANK}
          onChange={ignore}
        />
        <WideField>
          <TextArea name="words" label="Words" limit={20} value="Two families, one dog." onChange={ignore} />
        </WideField>
      </FieldGrid>
    </div>
  )
}

/**
 * All fields beside each other, in both styles and in every state.
 *
 * **When to choose it.** Review it when the field style or a palette is new.
 */
const meta: Meta<typeof Board> = {
  title: 'Ui/Fields',
  component: Board,
  render: (args) => (
    <OnEveryScheme>
      <Board {...args} />
    </OnEveryScheme>
  ),
}
export default meta
type Story = StoryObj<typeof Board>

const outlines = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-scheme] [data-field]:not([data-invalid]) input[name="name"]')].map(
    (input) => input.parentElement && getComputedStyle(input.parentElement).borderBlockEndColor,
  )

/** Every state on every scheme: a board to look at, and the ground of the contrast check. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const lines = outlines(canvasElement)
    await expect(lines).toHaveLength(8)
    await expect(new Set(lines).size).toBeGreaterThan(4)
  },
}
export const Playground: Story = { tags: ['!test'] }
/** The same on the raised surface, as in cards and dialogs. */
export const Raised: Story = { args: { surface: 'secondary' } }
export const BoxStyle: Story = { parameters: { styles: { fieldStyle: 'box' } } }
/** Pixels from label to line, whatever face the words are set in. */
const FIELD = 52
const asHighIn = (typography: string): Story => ({
  parameters: { styles: { typography } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    const [control] = canvasElement.querySelectorAll('input[name="name"]')
    const label = canvasElement.querySelector('[data-field] label')
    const { top = 0, height } = control?.getBoundingClientRect() ?? {}
    await expect(height).toBeCloseTo(FIELD, 0)
    await expect(top - Number(label?.getBoundingClientRect().bottom)).toBeCloseTo(8, 0)
  },
})
/** Faces that are set larger than others stand no further from their labels. */
export const Quarto: Story = asHighIn('quarto')
export const Folio: Story = asHighIn('folio')
