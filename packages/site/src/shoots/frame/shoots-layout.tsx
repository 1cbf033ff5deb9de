import { getRouteApi, Outlet, useMatches, useParams } from '@tanstack/react-router'
import { BookingShell } from '../../booking/booking-shell.tsx'
import { ShootsProvider } from '../shoots-context.tsx'
import { ShootsFrame } from './shoots-frame.tsx'

const route = getRouteApi('/booking/shoots/$orderId')

/** The frame that stays while the pages of an order change. */
export function ShootsLayout() {
  const { orderId } = route.useParams()
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.shootsPage }) ?? 'questionnaire'
  const { number, invoiceId } = useParams({ strict: false })
  return (
    <BookingShell>
      <ShootsProvider orderId={orderId}>
        <ShootsFrame page={page} named={number} invoiceId={invoiceId}>
          <Outlet />
        </ShootsFrame>
      </ShootsProvider>
    </BookingShell>
  )
}
