import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldGrid, WideField } from '../field/field-grid.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import { Field } from '../field/field.tsx'
import { FormSheet } from './form-sheet.tsx'

const input = (label: string) => (
  <Field label={label} hint="As on your letterbox">
    {(control) => <input {...control} style={{ inlineSize: '100%' }} />}
  </Field>
)

/**
 * The frames that every field is made of, around bare controls.
 *
 * **When to choose it.** Review it when a field looks unlike its siblings.
 */
const meta: Meta = {
  title: 'Ui/Field frames',
  render: () => (
    <FormSheet>
      <FieldGrid layout="pairs">
        {input('Street')}
        {input('Town')}
        <WideField>
          <FieldGroup role="group" label="Where do you live?" error="This field cannot be left blank">
            <label>
              <input type="checkbox" /> In the town
            </label>
          </FieldGroup>
        </WideField>
      </FieldGrid>
    </FormSheet>
  ),
}
export default meta
type Story = StoryObj

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveAccessibleDescription(
      'As on your letterbox',
    )
    await expect(canvas.getByRole('group', { name: 'Where do you live?' })).toHaveAccessibleDescription(
      'This field cannot be left blank',
    )
  },
}
