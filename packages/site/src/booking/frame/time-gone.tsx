import { Trans } from '@lingui/react/macro'
import { useBooking, useTerms } from '../flow/booking-context.tsx'
import { givesNothingBack, TIME_GONE_ID } from '../flow/flow.ts'
import { Notice } from './notice.tsx'

/** Above the times: where the one that was held has gone, or was given up. */
export function TimeGone() {
  const { base, record, isTimeGone, isLetGo } = useBooking()
  const terms = useTerms()
  if (!isTimeGone && !isLetGo) return null
  return (
    <Notice id={TIME_GONE_ID} takesFocus>
      {isTimeGone ? (
        <Trans>That time is no longer free. Please choose another.</Trans>
      ) : (
        <>
          <Trans>You started over in another tab.</Trans>{' '}
          {givesNothingBack({ ...terms, base, record }) ? (
            <Trans>What you typed is kept.</Trans>
          ) : (
            <Trans>Your time went back to everyone. What you typed is kept.</Trans>
          )}
        </>
      )}
    </Notice>
  )
}
