import { useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { NotLoaded } from '../dialog/not-loaded.tsx'
import type { ControlProps } from '../field/control-props.ts'
import { Field, type ControlAria } from '../field/field.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import { control as controlClass } from '../field/field.css.ts'
import { useTypedText } from '../field/use-typed-text.ts'
import { DateOpener } from './date-opener.tsx'
import { useDateDialog } from './use-date-dialog.ts'
import { dateExample, formatDateText, isDateValue, parseDateText } from './date-text.ts'

export type DateFieldProps = ControlProps<string> &
  Readonly<{
    /** Earliest day that the calendar offers, `YYYY-MM-DD`. */
    min?: string
    /** `YYYY-MM-DD` where the studio is; the browser's day when it is left out. */
    today?: string
  }>

const leaves = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget)

/**
 * A date typed in the site's way of writing it, or picked from a calendar. The value is `YYYY-MM-DD`, or the
 * text as it stands while it is no date.
 */
export function DateField({ min, today, ...props }: DateFieldProps) {
  const { name, value, onChange, onBlur, isReadOnly, ...parts } = props
  const dialog = useDateDialog()
  const typed = useTypedDate(value, onChange)
  const leave = () => {
    typed.settle()
    // A calendar that is still on its way would open over whatever the visitor went on to.
    if (!dialog.Open) dialog.close()
    onBlur?.()
  }
  return (
    <Field {...parts}>
      {(control) => (
        <div onBlur={(event) => leaves(event) && leave()}>
          <FieldFrame control={control} isReadOnly={isReadOnly}>
            <DateInput control={control} name={name} typed={typed} isReadOnly={isReadOnly} />
            <DateOpener fieldId={control.id} value={value} isDisabled={isReadOnly} onOpen={dialog.open} />
          </FieldFrame>
          {dialog.Open && (
            <dialog.Open
              title={parts.label}
              value={value}
              min={min}
              today={today}
              onChange={typed.set}
              onClose={dialog.close}
            />
          )}
          {dialog.isMissing && <NotLoaded onClose={dialog.close} />}
        </div>
      )}
    </Field>
  )
}

function useTypedDate(value: string, onChange: (value: string) => void) {
  const { i18n } = useLingui()
  return useTypedText(value, onChange, {
    read: (text) => parseDateText(text, i18n.locale),
    write: (day) => formatDateText(day, i18n.locale),
    isValue: isDateValue,
  })
}

type DateInputProps = Readonly<{
  control: ControlAria
  name: string
  typed: ReturnType<typeof useTypedText>
  isReadOnly: boolean | undefined
}>

function DateInput({ control, name, typed, isReadOnly }: DateInputProps) {
  const { t, i18n } = useLingui()
  const example = dateExample(i18n.locale)
  return (
    <input
      {...control}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={controlClass}
      name={name}
      value={typed.text}
      placeholder={t`e.g. ${example}`}
      readOnly={isReadOnly}
      onChange={(event) => typed.type(event.currentTarget.value)}
    />
  )
}
