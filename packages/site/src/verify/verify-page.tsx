import { getRouteApi } from '@tanstack/react-router'
import { BookingShell } from '../booking/booking-shell.tsx'
import { PageFrame, useWholePage } from '../pages/page-frame.tsx'
import { Verify } from './verify.tsx'

const route = getRouteApi('/booking/contracts/verify')

/** The check of a signed copy, under the site's own header. */
export function VerifyPage() {
  const { page, pageKey, given, verdict } = route.useLoaderData()
  return (
    <PageFrame page={useWholePage(pageKey, page)}>
      <BookingShell>
        <Verify given={given} verdict={verdict} />
      </BookingShell>
    </PageFrame>
  )
}
