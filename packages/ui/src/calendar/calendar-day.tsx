import { createContext, use, useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { isForBrowser } from '../roving/line-keys.ts'

/** Id of what is wrong with the choice of a day. */
export const DayDescription = createContext<string | undefined>(undefined)

/** A day of the grid. A shut day takes focus, so that its reason can be heard, but cannot be chosen. */
export function CalendarDay(props: DayButtonProps) {
  const { day: _, modifiers, disabled: __, onKeyDown, ...button } = props
  const ref = useRef<HTMLButtonElement>(null)
  const describedBy = use(DayDescription)
  useEffect(() => {
    if (modifiers['focused']) ref.current?.focus()
  }, [modifiers])
  return (
    <button
      {...button}
      ref={ref}
      onKeyDown={(event) => isForBrowser(event) || onKeyDown?.(event)}
      aria-describedby={describedBy}
      aria-disabled={modifiers['shut'] || undefined}
      data-free={modifiers['free'] || undefined}
      data-without-times={modifiers['none'] || undefined}
      data-today={modifiers['today'] || undefined}
      data-chosen={modifiers['selected'] || undefined}
    />
  )
}
