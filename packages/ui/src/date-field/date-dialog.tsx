import { useState } from 'react'
import type { ReactNode } from 'react'
import { Calendar } from '../calendar/calendar.tsx'
import { dayOf } from '../calendar/iso-day.ts'
import { Dialog } from '../dialog/dialog.tsx'

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
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  return (
    <Dialog isOpen title={title} initialFocus={FOCUS_DAY} onClose={onClose}>
      <Calendar value={isDay ? value : ''} min={min} today={today ?? browserDay} onChange={choose} />
    </Dialog>
  )
}
