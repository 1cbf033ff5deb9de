import { useState } from 'react'
import type { ReactNode } from 'react'
import { Calendar } from '../calendar/calendar.tsx'
import { dayOf } from '../calendar/iso-day.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { isDateValue } from './date-text.ts'

export type DateDialogProps = Readonly<{
  title: ReactNode
  value: string
  min: string | undefined
  today: string | undefined
  onChange: (day: string) => void
  onClose: () => void
}>

const FOCUS_DAY = '[role="gridcell"] [tabindex="0"]'

/** The calendar of a date field; choosing a day closes it. */
export function DateDialog({ title, value, min, today, onChange, onClose }: DateDialogProps) {
  const [browserDay] = useState(() => dayOf(new Date()))
  const choose = (day: string) => {
    onChange(day)
    onClose()
  }
  return (
    <Dialog isOpen title={title} initialFocus={FOCUS_DAY} onClose={onClose}>
      <Calendar
        value={isDateValue(value) ? value : ''}
        min={min}
        today={today ?? browserDay}
        onChange={choose}
      />
    </Dialog>
  )
}
