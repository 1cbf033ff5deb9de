import { getRouteApi } from '@tanstack/react-router'
import { BookingShell } from '../booking/booking-shell.tsx'
import { PageBody, useWholePage } from '../pages/page-frame.tsx'
import { Verify } from './verify.tsx'

const route = getRouteApi('/booking/contracts/verify')

/** The check of a signed copy, under the site's own header. */
export function VerifyPage() {
  const loaded = route.useLoaderData()
  return (
    <PageBody page={useWholePage(loaded)}>
      <BookingShell>
        <Verify given={loaded.given} verdict={loaded.verdict} />
      </BookingShell>
    </PageBody>
  )
}
