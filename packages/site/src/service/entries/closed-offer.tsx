import { Button } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { indexPath } from '../../booking/flow/flow.ts'
import * as css from '../panel/booking-card.css.ts'
import { EntryNotice } from './entry-notice.tsx'
import { StudioContact } from './studio-contact.tsx'

/** The link no longer stands for anything: whom to ask. */
export function ClosedOffer() {
  return (
    <EntryNotice title={<Trans>This offer is closed.</Trans>}>
      <StudioContact />
    </EntryNotice>
  )
}

/** The way on for whoever wants to book all the same. */
export function ServiceLink() {
  const { slug, options, isMiniSession, availableSchedules } = useBooking().service
  const hasTimes = !options.isBookingWithoutTime && (isMiniSession || availableSchedules.length > 0)
  return (
    <Button variant="outline" href={indexPath({ prefix: 'services', id: slug })} className={css.wide}>
      {hasTimes ? <Trans>See the times</Trans> : <Trans>See the service</Trans>}
    </Button>
  )
}
