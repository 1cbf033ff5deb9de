import { useLingui } from '@lingui/react/macro'
import { ErrorNote } from '../error-note/error-note.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as css from './field.css.ts'
import type { FieldLength } from './field-length.ts'

/** Share of the limit from which the counter shows. */
const COUNTER_FROM = 0.8

export const hasCounter = ({ length, limit }: FieldLength): boolean => length >= limit * COUNTER_FROM

type FieldFootProps = Readonly<{
  errorId: string
  counterId: string
  messages: readonly string[]
  counted: FieldLength | undefined
}>

/** What stands under a control: its errors and, near the limit, how much is written. */
export function FieldFoot({ errorId, counterId, messages, counted }: FieldFootProps) {
  const isCounting = counted !== undefined && hasCounter(counted)
  if (messages.length === 0 && !isCounting) return null
  return (
    <div className={css.foot}>
      {messages.length > 0 && (
        <div id={errorId} className={css.faults}>
          {messages.map((message) => (
            <ErrorNote key={message} data-field-error="">
              {message}
            </ErrorNote>
          ))}
        </div>
      )}
      {isCounting && <Counter id={counterId} {...counted} />}
    </div>
  )
}

function Counter({ id, length, limit }: FieldLength & { id: string }) {
  const { t } = useLingui()
  return (
    <p id={id} className={css.counter} data-over={length > limit || undefined}>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      <VisuallyHidden>{t`${length} of ${limit} characters`}</VisuallyHidden>
    </p>
  )
}
