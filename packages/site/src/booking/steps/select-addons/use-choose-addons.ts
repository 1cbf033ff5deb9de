import type { AddonChoice } from '@bellows/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useTelling } from '../../flow/use-telling.ts'

/** Changes in quick succession are sent together. */
const QUIET = 400
const none: readonly AddonChoice[] = []

/**
 * The chosen add-ons, told to the server once the visitor rests: what was pressed until the server has it, else what
 * the booking holds, whichever tab chose it.
 */
export function useChooseAddons() {
  const { record } = useBooking()
  const [unsent, setUnsent] = useState<readonly AddonChoice[] | null>(null)
  const { tell, settle } = useTelling()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = (addons: readonly AddonChoice[]) => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    return tell({ addons: [...addons] }, () => {
      // A newer change may rest.
      if (!waiting.current) setUnsent(null)
    })
  }
  const chosen = unsent ?? record?.addons ?? none
  const onLeave = useEffectEvent(() => {
    if (waiting.current) void flush(chosen)
  })
  useEffect(() => () => onLeave(), [])
  return {
    chosen,
    choose: (addons: readonly AddonChoice[]) => {
      setUnsent(addons)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => void flush(addons), QUIET)
    },
    /** Sends what rests unsent and waits; false where it was refused. */
    settle: (): Promise<boolean> => (waiting.current ? flush(chosen) : settle({ addons: [...chosen] })),
  }
}
