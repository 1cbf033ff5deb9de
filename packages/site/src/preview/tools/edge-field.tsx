import { clampedPadding, wholeOf } from '@bellows/domain'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import * as css from './padding-editor.css.ts'
import { paddingAfterKey, type Edge } from './paddings.ts'
import { useEdgeName } from './use-edge-name.ts'

type EdgeFieldProps = Readonly<{
  edge: Edge
  value: number
  onKeep: (value: number, gesture: object) => void
}>

/** A padding as a figure. It applies on Enter, on leaving, and a moment after typing. */
export function EdgeField({ edge, value, onKeep }: EdgeFieldProps) {
  const name = useEdgeName(edge)
  const hint = useId()
  const { text, isOutside, type, settle, key, focus } = useTyping(value, onKeep)
  return (
    <span className={css.field}>
      <input
        aria-label={name}
        aria-describedby={isOutside ? hint : undefined}
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
      <CapNote value={value} />
    </span>
  )
}

const PHONES = 96
const TABLETS = 128

/** Smaller screens show less than is kept. */
function CapNote({ value }: Readonly<{ value: number }>) {
  return (
    <>
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
    </>
  )
}

const APPLIES_AFTER = 300

function useTyping(value: number, onKeep: EdgeFieldProps['onKeep']) {
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = useRef<{ from: number; gesture: object }>({ from: value, gesture: {} })
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = (next: number) => {
    clearTimeout(timer.current)
    if (next !== value) onKeep(next, stay.current.gesture)
  }
  const settle = () => {
    if (typed !== null) apply(clampedPadding(typed))
    setTyped(null)
  }
  const set = (next: number) => {
    setTyped(null)
    apply(next)
  }
  return {
    text: typed ?? String(value),
    isOutside: typed !== null && wholeOf(typed) !== clampedPadding(typed),
    focus: () => (stay.current = { from: value, gesture: {} }),
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(clampedPadding(text)), APPLIES_AFTER)
    },
    settle,
    key: (event: KeyboardEvent) => {
      if (event.key === 'Enter') settle()
      else if (event.key === 'Escape') set(stay.current.from)
      else if (event.key.startsWith('Arrow') || event.key.startsWith('Page')) {
        const next = paddingAfterKey(event, typed === null ? value : clampedPadding(typed))
        if (next === null) return
        event.preventDefault()
        set(next)
      }
    },
  }
}
