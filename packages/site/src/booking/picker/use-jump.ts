import { useEffect, useState, type RefObject } from 'react'

/** Leads to a time of the form: its radio takes the focus once it stands there. */
export function useJump(form: RefObject<HTMLFormElement | null>): (value: string) => void {
  const [target, setTarget] = useState<Readonly<{ value: string }> | null>(null)
  useEffect(() => {
    if (!target) return
    const radio = form.current?.querySelector<HTMLElement>(
      `input[value="${CSS.escape(target.value)}"][type="radio"]`,
    )
    radio?.focus({ preventScroll: true })
    radio?.closest('label')?.scrollIntoView({ block: 'center' })
  }, [target, form])
  return (value) => setTarget({ value })
}
