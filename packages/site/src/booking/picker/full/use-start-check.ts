import { ApiError, checkShootTime } from '@bellows/api'
import { addMinutes, holdDuration } from '@bellows/domain'
import { useRef, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useCall, useWorld } from '../../world/booking-world.tsx'

export type StartCheck =
  | Readonly<{ state: 'idle' }>
  | Readonly<{ state: 'checking' | 'free' | 'failed'; startTime: string }>
  | Readonly<{ state: 'taken'; startTime: string; nearest: readonly string[] }>

/** Asks the server whether a start is still free; the last question counts. */
export function useStartCheck() {
  const { service } = useBooking()
  const { records } = useWorld()
  const call = useCall()
  const [check, setCheck] = useState<StartCheck>({ state: 'idle' })
  const last = useRef<Promise<boolean>>(Promise.resolve(false))
  const asked = useRef('')
  const tell = (startTime: string, next: StartCheck) => {
    if (asked.current === startTime) setCheck(next)
  }
  const send = async (startTime: string): Promise<boolean> => {
    const endTime = addMinutes(startTime, holdDuration(service))
    const token = records.get().record?.holdToken ?? null
    try {
      const start = { serviceId: service.id, startTime, endTime }
      const { isAvailable, nearest } = await call(checkShootTime, start, token)
      tell(startTime, isAvailable ? { state: 'free', startTime } : { state: 'taken', startTime, nearest })
      return isAvailable
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      tell(startTime, { state: 'failed', startTime })
      return false
    }
  }
  const ask = (startTime: string) => {
    asked.current = startTime
    setCheck({ state: 'checking', startTime })
    last.current = send(startTime)
  }
  const reset = () => {
    asked.current = ''
    setCheck({ state: 'idle' })
  }
  /** A start turned out to be another's; where the server said so before, its answer stays. */
  const lose = (startTime: string) => {
    asked.current = ''
    last.current = Promise.resolve(false)
    setCheck((told) => (told.state === 'taken' ? told : { state: 'taken', startTime, nearest: [] }))
  }
  /** Whether the start is free; asked anew where that could not be found out. */
  const settle = () => {
    if (check.state === 'failed') ask(check.startTime)
    return last.current
  }
  return { check, ask, reset, lose, settle }
}
