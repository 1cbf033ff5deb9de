import { getRouteApi } from '@tanstack/react-router'
import { BookingShell } from '../../booking/booking-shell.tsx'
import { PageBody, useWholePage } from '../../pages/page-frame.tsx'
import { Finish } from './finish.tsx'

const route = getRouteApi('/booking/shoots/$orderId/')

/** What stands at the end of a booking, under the site's own header. */
export function FinishPage() {
  const { orderId } = route.useParams()
  return (
    <PageBody page={useWholePage(route.useLoaderData())}>
      <BookingShell>
        <Finish orderId={orderId} />
      </BookingShell>
    </PageBody>
  )
}
