import { useLingui } from '@lingui/react/macro'
import type { ControlProps } from '../field/control-props.ts'
import { RadioGroupField } from './radio-group-field.tsx'

/** Yes or no; the value is 'Yes' or 'No' in every language. */
export function YesNoField(props: ControlProps<string>) {
  const { t } = useLingui()
  const options = [
    { value: 'Yes', label: t`Yes` },
    { value: 'No', label: t`No` },
  ]
  return <RadioGroupField {...props} options={options} direction="row" />
}
