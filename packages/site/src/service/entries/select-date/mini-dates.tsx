import type { Service } from '@bellows/domain'
import { Skeleton } from '@bellows/ui'
import { useMemo } from 'react'
import { CallFailure } from '../../../booking/frame/call-failure.tsx'
import { SlotPicker } from '../../../booking/picker/slot-picker.tsx'
import { useServiceDates, type ServiceDates } from '../../../booking/queries.ts'
import { useWorld } from '../../../booking/world/booking-world.tsx'
import { dearerBy, ownSlot, type MovedShoot } from './shoot-of.ts'
import type { NewTime } from './use-date-choice.ts'

type MiniDatesProps = Readonly<{
  service: Service
  loaded: ServiceDates
  shoot: MovedShoot
  time: NewTime | null
  onChoose: (time: NewTime) => void
  isLocked: boolean
}>

/** The times of a mini session; choosing one holds nothing. */
export function MiniDates({ service, loaded, shoot, time, onChoose, isLocked }: MiniDatesProps) {
  const { data, error, refetch } = useServiceDates(service.slug, loaded)
  const { currency } = useWorld().business.paymentSetup
  const dates = useMemo(
    () => data && dearerBy(data.serviceDates, shoot.agreedFee, currency),
    [data, shoot.agreedFee, currency],
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
      value={time && 'slotId' in time ? time.slotId : ''}
      onChange={(slotId) => onChoose({ slotId })}
      isLocked={isLocked}
    />
  )
}
