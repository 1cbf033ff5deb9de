import { Trans } from '@lingui/react/macro'
import { useBooking } from '../flow/booking-context.tsx'
import { Notice } from './notice.tsx'

/**
 * What was kept is gone: it is damaged, foreign or of a newer page, or the server knew its visitor no longer. Who begins
 * anew is told so.
 */
export function DroppedRecord() {
  const { isDropped, isLoggedOut } = useBooking()
  if (!isDropped && !isLoggedOut) return null
  return (
    <div role="status">
      <Notice>
        {isLoggedOut ? (
          <Trans>You have been logged out. What you had begun to book is no longer kept here.</Trans>
        ) : (
          <Trans>
            We couldn’t read the booking that this browser had kept. Please choose again; what you have
            confirmed still stands.
          </Trans>
        )}
      </Notice>
    </div>
  )
}
