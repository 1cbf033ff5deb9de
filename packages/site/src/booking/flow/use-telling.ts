import { useRef } from 'react'
import { useWorld } from '../world/booking-world.tsx'
import { useBooking } from './booking-context.tsx'
import { useFailure, useHoldCall, type HoldChoice } from './use-hold.ts'

type Choice = Pick<HoldChoice, 'packageId' | 'addons'>

/** Tells the server what is chosen for the booking in progress. */
export function useTelling() {
  const { service } = useBooking()
  const { records } = useWorld()
  const hold = useHoldCall()
  const fail = useFailure()
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  const isRefused = useRef(false)
  const send = async (choice: Choice): Promise<boolean> => {
    const { record } = records.get()
    try {
      await hold({ id: record?.slot?.id ?? service.id, ...choice })
      return true
    } catch (cause) {
      fail(cause)
      return false
    }
  }
  /** `onAnswered` comes with the answer, unless a newer choice is on its way by then. */
  const tell = async (choice: Choice, onAnswered?: () => void): Promise<boolean> => {
    const turn = send(choice)
    last.current = turn
    isRefused.current = false
    const isTaken = await turn
    if (last.current === turn) {
      isRefused.current = !isTaken
      onAnswered?.()
    }
    return isTaken
  }
  return {
    tell,
    /**
     * Waits for the newest choice; false where it was refused. After a refusal what stands is told once more: the
     * refused choice may have reached the server all the same.
     */
    settle: (standing: Choice): Promise<boolean> => (isRefused.current ? tell(standing) : last.current),
  }
}
