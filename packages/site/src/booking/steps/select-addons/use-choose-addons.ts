import type { AddonChoice } from '@bellows/domain'
import { useEffect, useRef, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useFailure, useHoldCall } from '../../flow/use-hold.ts'
import { useWorld } from '../../world/booking-world.tsx'

/** Changes in quick succession are sent together. */
const QUIET = 400
const none: readonly AddonChoice[] = []

/**
 * The chosen add-ons, told to the server once the visitor rests: what was pressed until the server has it, else what
 * the booking holds, whichever tab chose it.
 */
export function useChooseAddons() {
  const { service, record } = useBooking()
  const { records } = useWorld()
  const [unsent, setUnsent] = useState<readonly AddonChoice[] | null>(null)
  const hold = useHoldCall()
  const fail = useFailure()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const send = async (addons: readonly AddonChoice[]): Promise<boolean> => {
    const { record: before } = records.get()
    try {
      await hold({ id: before?.slot?.id ?? service.id, addons: [...addons] })
      return true
    } catch (cause) {
      fail(cause)
      return false
    }
  }
  const flush = (addons: readonly AddonChoice[]) => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    const turn = send(addons)
    last.current = turn
    // A newer change rests or is on its way.
    void turn.then(() => last.current === turn && !waiting.current && setUnsent(null))
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  const chosen = unsent ?? record?.addons ?? none
  return {
    chosen,
    choose: (addons: readonly AddonChoice[]) => {
      setUnsent(addons)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => flush(addons), QUIET)
    },
    /** Sends what rests unsent and waits; false where it was refused. */
    settle: (): Promise<boolean> => {
      if (waiting.current) flush(chosen)
      return last.current
    },
  }
}
