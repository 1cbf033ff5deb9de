import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { labelIdOf } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { formatDateText } from './date-text.ts'
import { opener } from './date-field.css.ts'

type DateOpenerProps = Readonly<{
  fieldId: string
  value: string
  isDisabled: boolean | undefined
  onOpen: () => void
}>

/** The button that opens the calendar of a date field. */
export function DateOpener({ fieldId, value, isDisabled, onOpen }: DateOpenerProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const chosen = formatDateText(value, i18n.locale)
  return (
    <button
      id={id}
      type="button"
      className={opener}
      aria-label={value ? t`Change date, ${chosen}` : t`Choose date`}
      aria-labelledby={`${id} ${labelIdOf(fieldId)}`}
      aria-haspopup="dialog"
      aria-disabled={isDisabled || undefined}
      onClick={() => isDisabled || onOpen()}
    >
      <Icon name="calendar" />
    </button>
  )
}
