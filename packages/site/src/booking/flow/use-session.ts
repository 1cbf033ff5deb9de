import { idleSession, session as nextSession, type Session, type SessionEvent } from '@bellows/domain'
import { useEffect, useReducer } from 'react'
import type { HeldBooking } from '../queries.ts'

/** The clock of the hold, kept in step with what the server says. */
export function useSession(state: HeldBooking | null): [Session, (event: SessionEvent) => void] {
  const [session, tell] = useReducer(nextSession, idleSession)
  const lockoutEnd = state?.isHeldByYou && state.lockoutEnd ? Date.parse(state.lockoutEnd) : null
  const extensionsLeft = state?.extensionsLeft ?? 0
  useEffect(() => {
    if (lockoutEnd === session.lockoutEnd) return
    if (lockoutEnd !== null) tell({ type: 'held', lockoutEnd, extensionsLeft })
    else if (!session.isBooked) tell({ type: 'reset' })
  }, [session, lockoutEnd, extensionsLeft])
  return [session, tell]
}
