import { clampedPadding, wholeOf } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import * as css from './padding-editor.css.ts'
import { paddingAfterKey, type Edge } from './paddings.ts'
import { useEdgeNames } from './use-edge-names.ts'
import { isUndo } from './use-undo-keys.ts'

type EdgeFieldProps = Readonly<{
  edge: Edge
  value: number
  /** Id of what is said of smaller screens. */
  note: string
  onKeep: (value: number, gesture: object) => void
}>

/** A padding as a figure. It applies on Enter, on leaving, and a moment after typing. */
export function EdgeField({ edge, value, note, onKeep }: EdgeFieldProps) {
  const { field: name } = useEdgeNames(edge)
  const hint = useId()
  const { text, isOutside, type, settle, key, focus } = useTyping(value, onKeep)
  return (
    <span className={css.field}>
      <input
        aria-label={name}
        aria-describedby={isOutside ? `${hint} ${note}` : note}
        inputMode="numeric"
        autoComplete="off"
        className={css.input}
        value={text}
        onFocus={focus}
        onBlur={settle}
        onKeyDown={key}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <span aria-hidden="true">px</span>
      <span id={hint} role="status" className={isOutside ? css.hint : undefined}>
        {isOutside && <Trans>Between 0 and 320</Trans>}
      </span>
      <CapNotes id={note} value={value} />
    </span>
  )
}

const PHONES = 96
const TABLETS = 128

/** Smaller screens show less than is kept. */
function CapNotes({ id, value }: Readonly<{ id: string; value: number }>) {
  return (
    <span id={id}>
      {value > PHONES && (
        <span className={css.capNote.phones}>
          <Trans>Phones show at most 96</Trans>
        </span>
      )}
      {value > TABLETS && (
        <span className={css.capNote.tablets}>
          <Trans>Tablets show at most 128</Trans>
        </span>
      )}
    </span>
  )
}

const APPLIES_AFTER = 300

/** As it was typed, and the padding that it was typed over or has become. */
type Typed = Readonly<{ text: string; over: number }>

/** What is typed, until the padding becomes something else without it. */
function useTyped(value: number) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const isOvertaken = typed !== null && value !== typed.over && value !== clampedPadding(typed.text)
  if (isOvertaken) setTyped(null)
  else if (typed !== null && value !== typed.over) setTyped({ ...typed, over: value })
  return [isOvertaken ? null : typed, setTyped] as const
}

function useTyping(value: number, onKeep: EdgeFieldProps['onKeep']) {
  const [typed, setTyped] = useTyped(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = useRef<{ from: number; gesture: object }>({ from: value, gesture: {} })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!typed) clearTimeout(timer.current)
  }, [typed])
  const begin = (from: number) => (stay.current = { from, gesture: {} })
  const apply = (next: number) => {
    clearTimeout(timer.current)
    if (next !== value) onKeep(next, stay.current.gesture)
  }
  const set = (next: number) => {
    setTyped(null)
    apply(next)
  }
  const figure = typed ? clampedPadding(typed.text) : value
  const settle = () => set(figure)
  return {
    text: typed?.text ?? String(value),
    isOutside: typed !== null && wholeOf(typed.text) !== figure,
    focus: () => begin(value),
    type: (text: string) => {
      setTyped({ text, over: value })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(clampedPadding(text)), APPLIES_AFTER)
    },
    settle,
    key: (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        settle()
        begin(figure)
      } else if (event.key === 'Escape') set(stay.current.from)
      else if (isUndo(event) && figure !== value) {
        event.preventDefault()
        setTyped(null)
      } else {
        const next = paddingAfterKey(event, figure)
        if (next === null || event.key === 'Home' || event.key === 'End') return
        event.preventDefault()
        set(next)
      }
    },
  }
}
