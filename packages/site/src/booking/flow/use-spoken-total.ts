import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useBooking } from './booking-context.tsx'
import type { Summary } from './use-summary.ts'

/** Prices that change in quick succession are said once. */
const QUIET = 600

/** Says a total that has changed. */
export function useSpokenTotal({ total }: Summary): void {
  const { say } = useBooking()
  const { t } = useLingui()
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (total === null || total === before.current) return undefined
    const isFirst = before.current === null
    const timer = setTimeout(() => {
      before.current = total
      if (!isFirst) say(t`Total ${total}`)
    }, QUIET)
    return () => clearTimeout(timer)
  }, [total, say, t])
}
