import type { BookingRecord, Service } from '@bellows/domain'
import { useMemo, useState, type ReactNode } from 'react'
import { useHeldBooking, useService } from '../queries.ts'
import { Announcer, useAnnouncer } from './announcer.tsx'
import { BookingContextProvider, type Booking, type Notice, type Trouble } from './booking-context.tsx'
import type { BookingBase } from './flow.ts'
import { useLostHold } from './use-lost-hold.ts'
import { useRecord } from './use-record.ts'
import { useServiceChanges } from './use-service-changes.ts'
import { useSession } from './use-session.ts'
import { useTurns } from './use-turns.ts'

type BookingProviderProps = Readonly<{ base: BookingBase; service: Service; children: ReactNode }>

const recordFor = (record: BookingRecord | null | undefined, service: Service) =>
  record && record.serviceId !== service.id ? null : record

function useHold(record: Booking['record']) {
  const { data = null, error, refetch } = useHeldBooking(record)
  const [session, tell] = useSession(data)
  return useMemo(
    () => ({ state: data, stateError: error, reloadState: () => void refetch(), session, tell }),
    [data, error, refetch, session, tell],
  )
}

/** One booking in progress: what the visitor chose, what the server says of it, and what came between. */
export function BookingProvider({ base, service: loaded, children }: BookingProviderProps) {
  const service = useService(loaded)
  const kept = useRecord()
  const record = recordFor(kept.record, service)
  const hold = useHold(record)
  const { inTurn, isBusy: isUpdating } = useTurns()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const { say, spoken } = useAnnouncer()
  const { isElsewhere } = kept
  const booking = useMemo<Booking>(
    () => ({
      base,
      service,
      record,
      isElsewhere,
      ...hold,
      isUpdating,
      inTurn,
      trouble,
      setTrouble,
      notice,
      setNotice,
      say,
    }),
    [base, service, record, isElsewhere, hold, isUpdating, inTurn, trouble, notice, say],
  )
  return (
    <BookingContextProvider value={booking}>
      <Announcer spoken={spoken} />
      <Watch />
      {children}
    </BookingContextProvider>
  )
}

/** What goes on without a press: holds that are lost and services that are edited. */
function Watch() {
  useLostHold()
  useServiceChanges()
  return null
}
