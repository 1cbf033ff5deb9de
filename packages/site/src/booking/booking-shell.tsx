import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { firstPage } from '../client/hydration.ts'
import { useRouterContext, useSite } from '../pages/root-facts.ts'
import { browserPlace, createRecordStore, memoryPlace } from './record/record-store.ts'
import { WorldProvider, type BookingWorld } from './world/booking-world.tsx'
import { createServerClock } from './world/server-clock.ts'

const isBrowser = typeof document !== 'undefined'

/** Milliseconds since the page was asked for; a page on its way out of the server stands still. */
const elapsed = () => (isBrowser ? performance.now() : 0)

/** Failures are shown where they happen; the client of the API has tried twice already. */
const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function useSiteWorld(): BookingWorld {
  const { business, now } = useSite()
  const { fetch } = useRouterContext()
  const router = useRouter()
  return useMemo(
    () => ({
      business,
      fetch,
      clock: createServerClock(Date.parse(now), elapsed),
      records: createRecordStore(isBrowser ? browserPlace : memoryPlace(), business.id),
      go: (href, { replace = false } = {}) => void router.navigate({ href, replace }),
      back: () => {
        const hasPrevious = router.history.canGoBack()
        if (hasPrevious) router.history.back()
        return hasPrevious
      },
      isPreview: false,
      isFirstPage: () => firstPage.isShown,
    }),
    [business, now, fetch, router],
  )
}

/** Everything that booking screens share, and the only place that knows their query client. */
export function BookingShell() {
  const world = useSiteWorld()
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <WorldProvider value={world}>
        <Outlet />
      </WorldProvider>
    </QueryClientProvider>
  )
}
