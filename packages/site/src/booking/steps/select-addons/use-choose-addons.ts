import type { AddonChoice } from '@bellows/domain'
import { useEffect, useRef, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useFailure, useHoldCall } from '../../flow/use-hold.ts'
import { useWorld } from '../../world/booking-world.tsx'

/** Changes in quick succession are sent together. */
const QUIET = 400

/** The chosen add-ons, told to the server once the visitor rests. */
export function useChooseAddons() {
  const { service } = useBooking()
  const { records } = useWorld()
  const [chosen, setChosen] = useState<readonly AddonChoice[]>(() => records.get().record?.addons ?? [])
  const hold = useHoldCall()
  const fail = useFailure()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const send = async (addons: readonly AddonChoice[]): Promise<boolean> => {
    const { record } = records.get()
    try {
      await hold({ id: record?.slot?.id ?? service.id, addons: [...addons] })
      return true
    } catch (cause) {
      setChosen(record?.addons ?? [])
      fail(cause)
      return false
    }
  }
  const flush = (addons: readonly AddonChoice[]) => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    last.current = send(addons)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])
  return {
    chosen,
    choose: (addons: readonly AddonChoice[]) => {
      setChosen(addons)
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
