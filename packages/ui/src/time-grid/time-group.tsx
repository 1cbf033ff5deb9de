import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldFoot } from '../field/field-foot.tsx'
import { useFieldMessage } from '../field/field-message.ts'
import { useOneStop } from '../roving/use-one-stop.ts'
import { TimeGroupContext, useTimeChoices } from './time-choice.ts'
import * as css from './time-grid.css.ts'

export type TimeGroupProps = Readonly<{
  /** The date, e.g. “Sat, Jan 26, 2030”. */
  label: ReactNode
  /** Place, times left. */
  note?: ReactNode
  /** A validator's English text; stands under the legend. */
  error?: string
  /** `TimeOption`, `TimeBreak` and `TimePart` in order. */
  children: ReactNode
}>

/** The times of one date. */
export function TimeGroup({ label, note, error, children }: TimeGroupProps) {
  const id = useId()
  const translate = useFieldMessage()
  const group = useOneStop<HTMLFieldSetElement>()
  // Another choice is another stop.
  useTimeChoices()
  return (
    <fieldset
      ref={group}
      className={css.group}
      role="radiogroup"
      data-field
      data-invalid={error ? true : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={css.legend}>
        {label}
        {note && <span className={css.note}> {note}</span>}
      </legend>
      <FieldFoot
        errorId={`${id}-error`}
        counterId=""
        messages={error ? [translate(error)] : []}
        counted={undefined}
      />
      <div className={css.times}>
        <TimeGroupContext value={id}>{children}</TimeGroupContext>
      </div>
    </fieldset>
  )
}

/** A pause between times; nothing to choose. */
export function TimeBreak({ children }: Readonly<{ children: ReactNode }>) {
  return <p className={css.row({ kind: 'break' })}>{children}</p>
}

/** Name of a part of the day, above its times. */
export function TimePart({ children }: Readonly<{ children: ReactNode }>) {
  return <p className={css.row({ kind: 'part' })}>{children}</p>
}
