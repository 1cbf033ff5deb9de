import { Trans } from '@lingui/react/macro'
import { useSaidAsItComes } from '../flow/announcer.tsx'
import { useBooking } from '../flow/booking-context.tsx'
import { Notice } from './notice.tsx'

/**
 * What was kept is gone: it is damaged, foreign or of a newer page, or the server knew its visitor no longer. Who begins
 * anew is told so.
 */
export function DroppedRecord() {
  const { isDropped, isLoggedOut } = useBooking()
  return (isDropped || isLoggedOut) && <Dropped isLoggedOut={isLoggedOut} />
}

function Dropped({ isLoggedOut }: Readonly<{ isLoggedOut: boolean }>) {
  const words = useSaidAsItComes(useBooking().say)
  return (
    <div ref={words}>
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
