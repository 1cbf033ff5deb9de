import type { Service } from '@bellows/domain'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useHeldBooking, useService } from '../queries.ts'
import type { Kept } from '../record/record-store.ts'
import { useWorld } from '../world/booking-world.tsx'
import { Announcer, useAnnouncer } from './announcer.tsx'
import { BookingContextProvider, type Booking, type EntryAnswer, type Hold } from './booking-context.tsx'
import { plainEntry } from './entry.ts'
import type { BookingBase } from './home.ts'
import { useChoiceElsewhere } from './use-choice-elsewhere.ts'
import { useServiceChanges } from './use-service-changes.ts'
import { useUnheard } from './use-telling.ts'
import { useTurns } from './use-turns.ts'
import { useVisit } from './use-visit.ts'

type BookingProviderProps = Readonly<{
  base: BookingBase
  service: Service
  /** What the followed link knows, where it is one of a visitor's own. */
  entry?: EntryAnswer
  children: ReactNode
}>

const plain: EntryAnswer = { entry: plainEntry, error: null, reload: () => undefined }

type KnownRecord = Pick<
  Booking,
  'record' | 'isElsewhere' | 'isDropped' | 'isLoggedOut' | 'isTimeGone' | 'isLetGo'
>
const unknown: KnownRecord = {
  record: undefined,
  isElsewhere: false,
  isDropped: false,
  isLoggedOut: false,
  isTimeGone: false,
  isLetGo: false,
}

/** The record of this service that the browser keeps; unknown on the server and in the first rendering. */
function useRecord(service: Service): KnownRecord {
  const { records } = useWorld()
  const { record, ...kept } = useSyncExternalStore<Kept | KnownRecord>(
    records.subscribe,
    records.get,
    () => unknown,
  )
  const { isElsewhere, isDropped, isLoggedOut, isTimeGone, isLetGo } = kept
  const own = record && record.serviceId !== service.id ? null : record
  return useMemo(
    () => ({
      record: own,
      isElsewhere,
      isDropped,
      isLoggedOut,
      isTimeGone: isTimeGone && own !== null,
      isLetGo: isLetGo && own !== null,
    }),
    [own, isElsewhere, isDropped, isLoggedOut, isTimeGone, isLetGo],
  )
}

function useHold(record: Booking['record']): Hold {
  const { data = null, error, refetch } = useHeldBooking(record)
  const { inTurn, isBusy } = useTurns()
  return useMemo(
    () => ({ state: data, error, reload: () => void refetch(), isUpdating: isBusy, inTurn }),
    [data, error, refetch, isBusy, inTurn],
  )
}

/** One booking in progress; the regions that speak of it outlast it, where a time gives place to another. */
export function BookingProvider(props: BookingProviderProps) {
  const { say, spoken } = useAnnouncer()
  const { prefix, id } = props.base
  return (
    <>
      <Announcer spoken={spoken} />
      <OneBooking key={`${prefix} ${id}`} {...props} say={say} />
    </>
  )
}

type OneBookingProps = BookingProviderProps & Pick<Booking, 'say'>

/** What the visitor chose, what the server says of it, and what came between. */
function OneBooking({ base, service: loaded, entry = plain, say, children }: OneBookingProps) {
  const service = useService(loaded)
  const kept = useRecord(service)
  const hold = useHold(kept.record)
  const { visit, note, latestNotices } = useVisit()
  const booking = useMemo<Booking>(
    () => ({ base, service, entry, ...kept, hold, visit, note, latestNotices, say }),
    [base, service, entry, kept, hold, visit, note, latestNotices, say],
  )
  return (
    <BookingContextProvider value={booking}>
      <Watch />
      {children}
    </BookingContextProvider>
  )
}

/** What goes on without a press: services that are edited, choices that found no line. */
function Watch() {
  useServiceChanges()
  useChoiceElsewhere()
  useUnheard()
  return null
}
