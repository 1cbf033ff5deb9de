import { isInProgress, type AddonChoice } from '@bellows/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useTelling } from '../../flow/use-telling.ts'
import { useWorld } from '../../world/booking-world.tsx'

/** Changes in quick succession are sent together. */
const QUIET = 400
const none: readonly AddonChoice[] = []

/** Add-ons that the server has yet to hear of; the record keeps them, so that a reload loses nothing. */
function useUnsent() {
  const { record } = useBooking()
  const { records } = useWorld()
  const keep = (addons: readonly AddonChoice[] | null) => {
    const { record: kept } = records.get()
    if (kept) records.put({ ...kept, unsentAddons: addons && [...addons] })
  }
  return { unsent: record?.unsentAddons ?? null, keep }
}

/**
 * The chosen add-ons, told to the server once the visitor rests: what was pressed until the server has it, else what
 * the booking holds, whichever tab chose it.
 */
export function useChooseAddons() {
  const { record } = useBooking()
  const { unsent, keep } = useUnsent()
  const { tell, settle, unheard } = useTelling()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onHeard = () => {
    // A newer change may rest.
    if (!waiting.current) keep(null)
  }
  const flush = (addons: readonly AddonChoice[]) => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    return tell({ addons: [...addons] }, onHeard)
  }
  const chosen = unsent ?? record?.addons ?? none
  const onArrive = useEffectEvent(() => {
    if (unsent) void flush(unsent)
  })
  const onLeave = useEffectEvent(() => {
    if (waiting.current && record && isInProgress(record)) void flush(chosen)
  })
  useEffect(() => {
    onArrive()
    return () => onLeave()
  }, [])
  return {
    chosen,
    choose: (addons: readonly AddonChoice[]) => {
      keep(addons)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => void flush(addons), QUIET)
    },
    /** Sends what rests unsent and waits; false where it was refused or not heard. */
    settle: (): Promise<boolean> =>
      waiting.current ? flush(chosen) : settle({ addons: [...chosen] }, onHeard),
    /** The choice found no line, and is kept. */
    unheard: unsent === null ? null : unheard,
  }
}
