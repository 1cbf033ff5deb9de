import { useLingui } from '@lingui/react/macro'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { memoryPlace } from '../../booking/record/record-place.ts'
import { createRecordStore } from '../../booking/record/record-store.ts'
import { WorldProvider, type BookingWorld } from '../../booking/world/booking-world.tsx'
import { useSite } from '../../pages/root-facts.ts'
import { usePreview } from '../preview-context.ts'
import type { Shown } from '../shown.ts'
import { bookedAnswers, sampleApi } from '../samples/sample-api.ts'
import { sampleOf, sampleRecord, type Sample } from '../samples/sample-booking.ts'

/** Time stands still, or a preview that is left open would expire. */
const stillClock = (now: number): BookingWorld['clock'] => ({
  start: now,
  now: () => now,
  sync: () => undefined,
  subscribe: () => () => undefined,
})

type SampleWorldProps = Readonly<{
  business: Shown['business']
  /** A time is held, the booking is made, or neither. */
  stage: 'looking' | 'booking' | 'booked'
  children: (sample: Sample) => ReactNode
}>

/** The world of booking screens with sample data: nothing is sent, and nothing leads away. */
export function SampleWorld({ business, stage, children }: SampleWorldProps) {
  const { i18n } = useLingui()
  const { now } = useSite()
  const { fetch } = usePreview().context
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [{ sample, place }] = useState(() => {
    const start = Date.parse(now)
    const made = sampleOf({ i18n, business, now: start })
    const record = stage === 'booking' ? JSON.stringify(sampleRecord(made)) : null
    return {
      sample: made,
      place: {
        privacyHref: null,
        fetch: sampleApi(made, fetch, stage === 'booked' ? bookedAnswers : {}),
        clock: stillClock(start),
        records: createRecordStore(memoryPlace(record), business.id),
        go: () => undefined,
        back: () => true,
        isPreview: true,
        leave: () => Promise.resolve(),
        parameter: () => null,
        isFirstPage: () => true,
      } satisfies Omit<BookingWorld, 'business'>,
    }
  })
  // Another name or logo is seen in the screen as it stands, with what is typed in it.
  const world = useMemo(() => ({ ...place, business }), [place, business])
  return (
    <QueryClientProvider client={client}>
      <WorldProvider value={world}>{children(sample)}</WorldProvider>
    </QueryClientProvider>
  )
}
