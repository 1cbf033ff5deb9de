import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { firstPage } from '../client/first-page.ts'
import { useRouterContext, useSite } from '../pages/root-facts.ts'
import { browserPlace, memoryPlace } from './record/record-place.ts'
import { createRecordStore } from './record/record-store.ts'
import { WorldProvider, type BookingWorld } from './world/booking-world.tsx'
import { siteClock } from './world/site-clock.ts'

const isBrowser = typeof document !== 'undefined'

/** The browser may keep this page as it is and show it again when the visitor goes back. */
function leave(address: string, backWith: Readonly<Record<string, string>>): Promise<void> {
  const page = new URL(location.href)
  for (const [name, value] of Object.entries(backWith)) page.searchParams.set(name, value)
  history.replaceState(history.state, '', page)
  return new Promise((resolve) => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      removeEventListener('pageshow', back)
      resolve()
    }
    addEventListener('pageshow', back)
    location.assign(address)
  })
}

type Shared = Readonly<{ world: BookingWorld; client: QueryClient }>
type Facts = Pick<BookingWorld, 'business' | 'privacyHref' | 'fetch' | 'onFailure'> &
  Readonly<{ now: string; router: AnyRouter }>

/** Failures are shown where they happen; the client of the API has tried twice already. */
const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** What another tab has booked or chosen, this one knows only as it was before. */
const askAnew = (client: QueryClient) => (what: 'booked' | 'chosen') =>
  void (what === 'booked'
    ? client.resetQueries({ queryKey: ['order'] })
    : client.invalidateQueries({ queryKey: ['booking'] }))

function newWorld({ now, router, ...facts }: Facts, client: QueryClient): BookingWorld {
  const { business } = facts
  return {
    ...facts,
    clock: siteClock(router, now),
    records: createRecordStore(isBrowser ? browserPlace : memoryPlace(), business.id, askAnew(client)),
    go: (href, { replace = false } = {}) => void router.navigate({ href, replace }),
    leave,
    parameter: (name) => new URLSearchParams(router.state.location.searchStr).get(name),
    back: () => {
      const hasPrevious = router.history.canGoBack()
      if (hasPrevious) router.history.back()
      return hasPrevious
    },
    isPreview: false,
    isFirstPage: () => firstPage.isShown,
  }
}

function newShared(facts: Facts): Shared {
  const client = newQueryClient()
  return { client, world: newWorld(facts, client) }
}

const known = new WeakMap<AnyRouter, Shared>()

/** One world a router, which is one a request on the server: what a service page learned, its steps know. */
function sharedOf(facts: Facts): Shared {
  const shared = known.get(facts.router) ?? newShared(facts)
  known.set(facts.router, shared)
  return shared
}

/** Everything that booking screens share, and the only place that knows their query client. */
export function BookingShell({ children }: Readonly<{ children: ReactNode }>) {
  const { business, privacySlug, now } = useSite()
  const { fetch, onFailure } = useRouterContext()
  const router = useRouter()
  const privacyHref = privacySlug ? `/${privacySlug}` : null
  const [{ world, client }] = useState(() =>
    sharedOf({ business, privacyHref, fetch, onFailure, now, router }),
  )
  return (
    <QueryClientProvider client={client}>
      <WorldProvider value={world}>{children}</WorldProvider>
    </QueryClientProvider>
  )
}
