import { business } from '../../testing/fake-studio.ts'
import type { ApiFetch } from '../../router-context.ts'
import type { BookingRecord, Business } from '@bellows/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { memoryPlace } from '../record/record-place.ts'
import { createRecordStore } from '../record/record-store.ts'
import { WorldProvider, type BookingWorld } from '../world/booking-world.tsx'
import { sayOnNextPage } from '../flow/announcer.tsx'
import type { ServerClock } from '../world/server-clock.ts'
import { NOW } from './fixtures.ts'

/** What a call of the fake API answers: data, or a failure with its status and body. */
type FakeAnswer =
  | Readonly<{ data: unknown }>
  | Readonly<{
      status: number
      error: string
      message: string
      requestId?: string
      validation?: readonly Readonly<{ path: string; message: string }>[]
    }>
  | Readonly<{ isPending: true }>
  | Readonly<{ isLineGone: true }>

/** An answer, or what is true when it is asked. */
type FakeTurn = FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)

/** Several are given one after the other; the last of them stays. */
type FakeTurns = Readonly<{ inTurn: readonly FakeTurn[] }>

/** Answers by `METHOD /path`; what is not there is 404. */
export type FakeAnswers = Readonly<Record<string, FakeTurn | FakeTurns>>

/** An answer that comes once the story gives it; `give` throws while nobody has asked for it. */
export function lateAnswer(answer: FakeAnswer) {
  const asked: (() => void)[] = []
  return {
    answer: () => new Promise<FakeAnswer>((resolve) => asked.push(() => resolve(answer))),
    give: () => {
      if (asked.length === 0) throw new Error('Nobody has asked for the late answer')
      for (const give of asked.splice(0)) give()
    },
  }
}

function responseOf(answer: FakeAnswer | undefined): Response | Promise<never> {
  if (answer && 'isPending' in answer) return new Promise<never>(() => undefined)
  if (answer && 'data' in answer) return Response.json(answer)
  if (answer && 'isLineGone' in answer) return Promise.reject(new TypeError('Failed to fetch'))
  const { status, ...body } = answer ?? { status: 404, error: 'not_found', message: 'Not found' }
  return Response.json(body, { status })
}

/** An API without a network. */
function fakeFetch(answers: FakeAnswers, heard: StoryWorldProps['heard']): ApiFetch {
  const counts = new Map<string, number>()
  const turnOf = (asked: string): FakeTurn | undefined => {
    const answer = answers[asked]
    if (!answer || !('inTurn' in answer)) return answer
    const count = counts.get(asked) ?? 0
    counts.set(asked, count + 1)
    return answer.inTurn[count] ?? answer.inTurn.at(-1)
  }
  const answerTo = (asked: string) => {
    const turn = turnOf(asked)
    return typeof turn === 'function' ? turn() : turn
  }
  return async (path, init) => {
    const asked = `${init?.method ?? 'GET'} ${path.split('?')[0] ?? ''}`
    if (!asked.startsWith('GET '))
      heard?.(asked, typeof init?.body === 'string' ? JSON.parse(init.body) : null)
    return responseOf(await answerTo(asked))
  }
}

/** A clock that stands still. */
const stillClock = (now = NOW): ServerClock => ({
  start: now,
  now: () => now,
  sync: () => undefined,
  subscribe: () => () => undefined,
})

/** A clock that goes on a second when it is told to. */
export function handClock(): ServerClock & Readonly<{ second: () => void }> {
  let instant = NOW
  const listeners = new Set<() => void>()
  return {
    start: NOW,
    now: () => instant,
    sync: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    second: () => {
      instant += 1000
      for (const listener of listeners) listener()
    },
  }
}

export type StoryWorldProps = Readonly<{
  answers?: FakeAnswers
  record?: BookingRecord | null
  /** The time of that record is another’s. */
  isTimeGone?: boolean
  /** What another tab writes while this one looks; `null` where it is taken away. */
  elsewhere?: BookingRecord | null
  now?: number
  /** It stands in the builder’s preview. */
  isPreview?: boolean
  /** A clock that the story moves itself. */
  clock?: ServerClock
  studio?: Partial<Business>
  go?: BookingWorld['go']
  /** Told of each call that sends something. */
  heard?: (asked: string, body: unknown) => void
  leave?: BookingWorld['leave']
  /** What the page's address says. */
  parameters?: Readonly<Record<string, string>>
  children: ReactNode
}>

const nothing: FakeAnswers = {}

/** Keeps a record; another tab writes its own over it as soon as somebody looks. */
function placeOf(record: BookingRecord | null, elsewhere: BookingRecord | null | undefined) {
  const place = memoryPlace(record && JSON.stringify(record))
  if (elsewhere === undefined) return place
  const listen = (heard: (text: string | null) => void) => {
    const text = elsewhere && JSON.stringify(elsewhere)
    place.write(text)
    heard(text)
    return () => undefined
  }
  return { ...place, listen }
}

/** The world of booking screens with fixed data, a fixed clock and no network. */
export function StoryWorld({
  answers = nothing,
  record = null,
  isTimeGone = false,
  elsewhere,
  now = NOW,
  isPreview = false,
  clock = stillClock(now),
  studio,
  go,
  heard,
  leave,
  parameters,
  children,
}: StoryWorldProps) {
  // What a story leaves unsaid is not said in the next.
  useState(() => sayOnNextPage(''))
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [records] = useState(() => {
    const store = createRecordStore(placeOf(record, elsewhere), business.id)
    if (isTimeGone) store.put(record, { isTimeGone })
    return store
  })
  const [world] = useState<BookingWorld>(() => ({
    business: { ...business, ...studio },
    privacyHref: '/privacy',
    fetch: fakeFetch(answers, heard),
    clock,
    records,
    go: go ?? (() => undefined),
    leave: leave ?? (() => Promise.resolve()),
    parameter: (name) => parameters?.[name] ?? null,
    back: () => false,
    isPreview,
    isFirstPage: () => true,
  }))
  return (
    <QueryClientProvider client={client}>
      <WorldProvider value={world}>{children}</WorldProvider>
    </QueryClientProvider>
  )
}
