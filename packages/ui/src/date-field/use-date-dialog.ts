import { useState } from 'react'
import { lateCode, useLateCode } from '../late/late-code.ts'

const lateCalendar = lateCode(() => import('./date-dialog.tsx'))

/** The calendar, fetched at the first press; while it does not come, typing still works. */
export function useDateDialog() {
  const [isOpen, setOpen] = useState(false)
  const { code, isMissing } = useLateCode(lateCalendar, isOpen)
  return { Open: code?.DateDialog, isMissing, open: () => setOpen(true), close: () => setOpen(false) }
}
