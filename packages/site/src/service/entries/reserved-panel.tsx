import type { Service } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
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
  useLead(answer.entry?.leadsTo ?? null, reserved?.orderId != null)
  if (reserved?.state === 'ended')
    return (
      <EntryBooking prefix="services" id={service.slug} service={service}>
        <ServicePanel {...panel} notice={<Ended isWhole={token !== null} />} />
      </EntryBooking>
    )
  return (
    <EntryBooking prefix="reserved" id={slotId} service={service} entry={answer}>
      <ServicePanel
        {...panel}
        own={
          reserved?.until && token ? (
            <KeptTime slot={reserved.slot} until={reserved.until} token={token} reload={answer.reload} />
          ) : answer.error ? (
            <CallFailure error={answer.error} retry={answer.reload} />
          ) : (
            <Waiting lines={4} retry={answer.reload} />
          )
        }
      />
    </EntryBooking>
  )
}

/** Without the link’s secret it is not known what became of the offer. */
function Ended({ isWhole }: Readonly<{ isWhole: boolean }>) {
  if (!isWhole)
    return (
      <EntryNotice title={<Trans>Part of this link is missing.</Trans>}>
        <Text>
          <Trans>Please open it from our email once more.</Trans>
        </Text>
      </EntryNotice>
    )
  return (
    <EntryNotice title={<Trans>This offer has ended.</Trans>}>
      <Text>
        <Trans>The time went to the next person.</Trans>
      </Text>
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
