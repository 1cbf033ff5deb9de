import { Trans } from '@lingui/react/macro'
import { useBooking } from '../flow/booking-context.tsx'
import { TIME_GONE_ID } from '../flow/flow.ts'
import { Notice } from './notice.tsx'

/** Above the times: the one that was held is another’s. */
export function TimeGone() {
  const { isTimeGone } = useBooking()
  return (
    isTimeGone && (
      <Notice id={TIME_GONE_ID} takesFocus>
        <Trans>That time is no longer free. Please choose another.</Trans>
      </Notice>
    )
  )
}
