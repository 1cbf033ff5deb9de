import type { Service } from '@bellows/domain'
import { Skeleton } from '@bellows/ui'
import { CallFailure } from '../../../booking/frame/call-failure.tsx'
import { SlotPicker } from '../../../booking/picker/slot-picker.tsx'
import { useServiceDates, type ServiceDates } from '../../../booking/queries.ts'
import { ownSlot, type MovedShoot } from './shoot-of.ts'
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
  if (!data)
    return error ? (
      <CallFailure error={error} retry={() => void refetch()} />
    ) : (
      <div aria-busy="true">
        <Skeleton lines={6} />
      </div>
    )
  return (
    <SlotPicker
      dates={data.serviceDates}
      own={ownSlot(shoot, data.serviceDates)}
      value={time && 'slotId' in time ? time.slotId : ''}
      onChange={(slotId) => onChoose({ slotId })}
      isLocked={isLocked}
    />
  )
}
