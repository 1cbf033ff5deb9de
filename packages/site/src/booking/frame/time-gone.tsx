import { Trans } from '@lingui/react/macro'
import { useBooking } from '../flow/booking-context.tsx'
import { TIME_GONE_ID } from '../flow/flow.ts'
import { Notice } from './notice.tsx'

/** Above the times: where the one that was held has gone. */
export function TimeGone() {
  const { isTimeGone, isLetGo } = useBooking()
  if (!isTimeGone && !isLetGo) return null
  return (
    <Notice id={TIME_GONE_ID} takesFocus>
      {isTimeGone ? (
        <Trans>That time is no longer free. Please choose another.</Trans>
      ) : (
        <>
          <Trans>You started over in another tab.</Trans>{' '}
          <Trans>Your time went back to everyone. What you typed is kept.</Trans>
        </>
      )}
    </Notice>
  )
}
