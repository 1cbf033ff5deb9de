import { useState } from 'react'
import type { ComponentType } from 'react'
import type { DateDialogProps } from './date-dialog.tsx'

/** Fetches the calendar at the first press; when that fails, the next press tries again and typing still works. */
export function useDateDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DateDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    const module = await import('./date-dialog.tsx').catch(() => undefined)
    if (!module) return
    setDialog(() => module.DateDialog)
    setOpen(true)
  }
  return { Open: isOpen ? Dialog : undefined, open, close: () => setOpen(false) }
}
