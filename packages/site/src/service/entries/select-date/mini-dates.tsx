import type { DateChoice, Service } from '@bellows/domain'
import { Skeleton } from '@bellows/ui'
import { useMemo } from 'react'
import { CallFailure } from '../../../booking/frame/call-failure.tsx'
import { SlotPicker } from '../../../booking/picker/slot-picker.tsx'
import { cellState, timesOf } from '../../../booking/picker/slot-view.ts'
import { useServiceDates, type ServiceDates } from '../../../booking/queries.ts'
import { useWorld } from '../../../booking/world/booking-world.tsx'
import { useAt } from '../../../booking/world/use-at.ts'
import { dearerBy, ownSlot, type MovedShoot } from './shoot-of.ts'
import { useFallenTime, type FallenTime } from './use-fallen-time.ts'
import type { NewTime } from './use-date-choice.ts'

type MiniDatesProps = Readonly<{
  service: Service
  loaded: ServiceDates
  shoot: MovedShoot
  feeSoFar: DateChoice['feeSoFar']
  time: NewTime | null
  onChoose: (time: NewTime) => void
  onFallen: (fallen: FallenTime) => void
  isLocked: boolean
}>

/** The times of a mini session; choosing one holds nothing. */
export function MiniDates({ service, loaded, shoot, feeSoFar, isLocked, ...choice }: MiniDatesProps) {
  const { data, error, refetch } = useServiceDates(service.slug, loaded)
  const { currency } = useWorld().business.paymentSetup
  const dates = useMemo(
    () => data && dearerBy(data.serviceDates, feeSoFar, currency),
    [data, feeSoFar, currency],
  )
  const { time, onChoose, onFallen } = choice
  const value = time && 'slotId' in time ? time.slotId : ''
  const chosen = dates && timesOf(dates).find(({ id }) => id === value)
  const isFree = useAt((now) => chosen !== undefined && cellState(chosen, now) === 'available')
  useFallenTime(value !== '' && dates !== undefined && !isFree && !isLocked, () =>
    onFallen({ startTime: chosen?.startTime ?? null }),
  )
  if (!dates)
    return error ? (
      <CallFailure error={error} retry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <Skeleton lines={6} />
      </div>
    )
  return (
    <SlotPicker
      dates={dates}
      own={ownSlot(shoot, dates)}
      value={value}
      onChange={(slotId) => onChoose({ slotId })}
      isLocked={isLocked}
    />
  )
}
