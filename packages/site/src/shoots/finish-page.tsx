import { getRouteApi } from '@tanstack/react-router'
import { BookingShell } from '../booking/booking-shell.tsx'
import { PageFrame, useWholePage } from '../pages/page-frame.tsx'
import { Finish } from './finish.tsx'

const route = getRouteApi('/booking/shoots/$orderId')

/** What stands at the end of a booking, under the site's own header. */
export function FinishPage() {
  const { orderId } = route.useParams()
  const { page, pageKey } = route.useLoaderData()
  return (
    <PageFrame page={useWholePage(pageKey, page)}>
      <BookingShell>
        <Finish orderId={orderId} />
      </BookingShell>
    </PageFrame>
  )
}
