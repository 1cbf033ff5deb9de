import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { TimeChoiceContext } from './time-choice.ts'
import * as css from './time-grid.css.ts'

export type TimeGridProps = Readonly<{
  /** Name of the one choice in the form data. */
  name: string
  value: string
  onChange: (value: string) => void
  /** A choice is on its way to the server: nothing can be changed. */
  isLocked?: boolean
  children: ReactNode
}>

/** Times to choose one from, in groups by date or part of the day; each group is one stop of the Tab key. */
export function TimeGrid({ name, value, onChange, isLocked = false, children }: TimeGridProps) {
  // Another listener is no other choice: no time is drawn for it.
  const listener = useRef(onChange)
  useLayoutEffect(() => {
    listener.current = onChange
  })
  const choice = useMemo(
    () => ({ value, isLocked, choose: (next: string) => isLocked || listener.current(next) }),
    [value, isLocked],
  )
  return (
    <div className={css.groups}>
      <TimeChoiceContext value={choice}>{children}</TimeChoiceContext>
      <input type="hidden" name={name} value={value} />
    </div>
  )
}
