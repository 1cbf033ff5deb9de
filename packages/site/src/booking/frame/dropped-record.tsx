import { Trans } from '@lingui/react/macro'
import { useBooking } from '../flow/booking-context.tsx'
import { Notice } from './notice.tsx'

/** What was kept is damaged, foreign or of a newer page: its visitor begins anew, and is told so. */
export function DroppedRecord() {
  const { isDropped } = useBooking()
  return (
    isDropped && (
      <div role="status">
        <Notice>
          <Trans>
            We couldn’t read the booking that this browser had kept. Please choose again; what you have
            confirmed still stands.
          </Trans>
        </Notice>
      </div>
    )
  )
}
