import { ApiError } from '@bellows/api'
import { useRef } from 'react'
import { useWorld } from '../world/booking-world.tsx'
import { useBooking } from './booking-context.tsx'
import { useTellNews } from './hold-news.ts'
import { useFailure, useHoldCall, type HoldChoice } from './use-hold.ts'

type Choice = Pick<HoldChoice, 'packageId' | 'addons'>

/** What became of a choice; a dearer one was taken at a price that the visitor has yet to agree to. */
type Outcome = 'taken' | 'dearer' | 'refused'

function useSending() {
  const { service, hold: held } = useBooking()
  const { records } = useWorld()
  const hold = useHoldCall()
  const tellNews = useTellNews()
  const fail = useFailure()
  return async (choice: Choice): Promise<Outcome> => {
    const { record } = records.get()
    try {
      const answer = await hold({ id: record?.slot?.id ?? service.id, ...choice })
      if (!answer) return 'refused'
      return tellNews(answer.news, answer.packageId) ? 'dearer' : 'taken'
    } catch (cause) {
      fail(cause)
      // The studio offers something else than this page shows.
      if (cause instanceof ApiError && cause.error === 'not_offered') held.reload()
      return 'refused'
    }
  }
}

/** Tells the server what is chosen for the booking in progress. */
export function useTelling() {
  const send = useSending()
  const last = useRef<Promise<Outcome>>(Promise.resolve('taken'))
  const isRefused = useRef(false)
  /** `onAnswered` comes with the answer, unless a newer choice is on its way by then. */
  const tell = async (choice: Choice, onAnswered?: () => void): Promise<boolean> => {
    const turn = send(choice)
    last.current = turn
    isRefused.current = false
    const outcome = await turn
    if (last.current === turn) {
      last.current = Promise.resolve('taken')
      isRefused.current = outcome === 'refused'
      onAnswered?.()
    }
    return outcome === 'taken'
  }
  return {
    tell,
    /**
     * Waits for the newest choice; true where the visitor may go on with it. After a refusal what stands is told once
     * more: the refused choice may have reached the server all the same.
     */
    settle: async (standing: Choice): Promise<boolean> =>
      isRefused.current ? tell(standing) : (await last.current) === 'taken',
  }
}
