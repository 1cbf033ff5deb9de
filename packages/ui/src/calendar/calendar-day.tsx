import { useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'

/** A day of the grid. A shut day takes focus, so that its reason can be heard, but cannot be chosen. */
export function CalendarDay(props: DayButtonProps) {
  const { day: _, modifiers, disabled: __, ...button } = props
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers['focused']) ref.current?.focus()
  }, [modifiers])
  return (
    <button
      {...button}
      ref={ref}
      aria-disabled={modifiers['shut'] || undefined}
      data-free={modifiers['free'] || undefined}
      data-without-times={modifiers['none'] || undefined}
      data-today={modifiers['today'] || undefined}
      data-chosen={modifiers['selected'] || undefined}
    />
  )
}
