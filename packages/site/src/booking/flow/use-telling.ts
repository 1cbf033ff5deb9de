import { ApiError } from '@bellows/api'
import { isInProgress, type BookingRecord } from '@bellows/domain'
import { useRef, useState } from 'react'
import { useLineBack } from '../frame/use-line-back.ts'
import { bookingIdOf } from '../queries.ts'
import { toldRecord } from '../record/booking-record.ts'
import { useWorld } from '../world/booking-world.tsx'
import { useBooking } from './booking-context.tsx'
import { useTellNews } from './hold-news.ts'
import { useFailure, useHoldCall, type HoldChoice } from './use-hold.ts'

type Choice = Pick<HoldChoice, 'packageId' | 'addons'>

/**
 * What became of a choice; a dearer one was taken at a price that the visitor has yet to agree to, and of one that
 * found no line the server may not have heard.
 */
type Outcome = 'taken' | 'dearer' | 'refused' | ApiError

const isUnheard = (outcome: Outcome): outcome is ApiError => outcome instanceof ApiError

const isLineGone = (cause: unknown): cause is ApiError => cause instanceof ApiError && cause.isNetwork

/** The studio offers something else than this page shows. */
const isNotOffered = (cause: unknown) => cause instanceof ApiError && cause.error === 'not_offered'

function useSending(): (choice: Choice) => Promise<Outcome> {
  const { service, hold: held } = useBooking()
  const { records } = useWorld()
  const hold = useHoldCall()
  const tellNews = useTellNews()
  const fail = useFailure()
  return async (choice) => {
    const { record } = records.get()
    try {
      const answer = await hold({ id: record ? bookingIdOf(record) : service.id, ...choice })
      if (!answer) return 'refused'
      return tellNews(answer.news, answer.packageId) ? 'dearer' : 'taken'
    } catch (cause) {
      if (isLineGone(cause)) return cause
      fail(cause)
      if (isNotOffered(cause)) held.reload()
      return 'refused'
    }
  }
}

/** Tells the server what is chosen for the booking in progress. */
export function useTelling() {
  const send = useSending()
  const last = useRef<Promise<Outcome>>(Promise.resolve('taken'))
  const mustTellAgain = useRef(false)
  const [unheard, setUnheard] = useState<ApiError | null>(null)
  /** `onHeard` comes with the server’s answer, unless a newer choice is on its way by then. */
  const tell = async (choice: Choice, onHeard?: () => void): Promise<boolean> => {
    const turn = send(choice)
    last.current = turn
    mustTellAgain.current = false
    setUnheard(null)
    const outcome = await turn
    if (last.current === turn) {
      last.current = Promise.resolve('taken')
      mustTellAgain.current = outcome === 'refused' || isUnheard(outcome)
      if (isUnheard(outcome)) setUnheard(outcome)
      else onHeard?.()
    }
    return outcome === 'taken'
  }
  return {
    tell,
    /** The newest choice found no line; it stands, and waits. */
    unheard,
    /**
     * Waits for the newest choice; true where the visitor may go on with it. After a refusal what stands is told once
     * more: the refused choice may have reached the server all the same.
     */
    settle: async (standing: Choice, onHeard?: () => void): Promise<boolean> =>
      mustTellAgain.current ? tell(standing, onHeard) : (await last.current) === 'taken',
  }
}

const waits = (record: BookingRecord | null): record is BookingRecord =>
  record !== null && isInProgress(record) && (record.unsentPackage !== null || record.unsentAddons !== null)

/** Tells the server what was chosen without a line once there is one, whichever step the visitor is at by then. */
export function useUnheard(): void {
  const { records } = useWorld()
  const send = useSending()
  const tell = async () => {
    const { record } = records.get()
    if (!waits(record)) return
    const { unsentPackage, unsentAddons } = record
    const outcome = await send({
      ...(unsentPackage !== null && { packageId: unsentPackage }),
      ...(unsentAddons && { addons: unsentAddons }),
    })
    const { record: kept } = records.get()
    if (kept && !isUnheard(outcome)) records.put(toldRecord(kept, { unsentPackage, unsentAddons }))
  }
  useLineBack(true, () => void tell())
}
