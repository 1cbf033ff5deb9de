import type { Service, Slot } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { EntryAnswer } from '../../booking/flow/booking-context.tsx'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import { Waiting } from '../../booking/frame/step-gate.tsx'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { ServicePanel, type ServicePanelProps } from '../panel/service-panel.tsx'
import { EntryBooking } from './entry-booking.tsx'
import { EntryNotice } from './entry-notice.tsx'
import { KeptTime } from './kept-time.tsx'
import { useReservedEntry } from './use-entry.ts'

type ReservedPanelProps = ServicePanelProps & Readonly<{ slotId: string; service: Service }>

/** The one time that is kept for whoever has the link; once that is over, the service as it is for everybody. */
export function ReservedPanel({ slotId, service, ...panel }: ReservedPanelProps) {
  const { reserved, token, answer } = useReservedEntry(slotId)
  const [isGivenBack, setGivenBack] = useState(false)
  useLead(answer.entry?.leadsTo ?? null, reserved?.orderId != null)
  if (reserved?.state === 'ended') {
    const notice = token === null ? <CutShort /> : <Ended slot={reserved.slot} isGivenBack={isGivenBack} />
    return (
      <EntryBooking prefix="services" id={service.slug} service={service}>
        <ServicePanel {...panel} notice={notice} />
      </EntryBooking>
    )
  }
  return (
    <EntryBooking prefix="reserved" id={slotId} service={service} entry={answer}>
      <ServicePanel
        {...panel}
        own={
          reserved?.until && token ? (
            <KeptTime
              slot={reserved.slot}
              until={reserved.until}
              token={token}
              reload={answer.reload}
              onGivenBack={() => setGivenBack(true)}
            />
          ) : (
            <NotYet {...answer} />
          )
        }
      />
    </EntryBooking>
  )
}

/** Until it is known what the link stands for. */
function NotYet({ error, reload }: EntryAnswer) {
  return error ? <CallFailure error={error} retry={reload} /> : <Waiting lines={4} retry={reload} />
}

/** Without the link’s secret it is not known what became of the offer. */
function CutShort() {
  return (
    <EntryNotice title={<Trans>Part of this link is missing.</Trans>}>
      <Text>
        <Trans>Please open it from our email once more.</Trans>
      </Text>
    </EntryNotice>
  )
}

/** Where nobody was waiting, the time is there for everyone, who gave it back among them. */
function Ended({ slot, isGivenBack }: Readonly<{ slot: Slot; isGivenBack: boolean }>) {
  const title = isGivenBack ? <Trans>You gave this time back.</Trans> : <Trans>This offer has ended.</Trans>
  return (
    <EntryNotice title={title}>
      {slot.status !== 'AVAILABLE' && (
        <Text>
          <Trans>The time went to the next person.</Trans>
        </Text>
      )}
    </EntryNotice>
  )
}

/** What is booked already is shown where it stands. */
function useLead(path: string | null, isBooked: boolean): void {
  const { go } = useWorld()
  useEffect(() => {
    if (isBooked && path !== null) go(path, { replace: true })
  }, [isBooked, path, go])
}
