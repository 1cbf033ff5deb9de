import { call as callEndpoint, type Endpoint } from '@bellows/api'
import type { Business } from '@bellows/domain'
import { createContext, use, useCallback, useLayoutEffect, type ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { ApiAccess } from '../../router-context.ts'
import type { RecordStore } from '../record/record-store.ts'
import { keepFocus } from './keep-focus.ts'
import type { ServerClock } from './server-clock.ts'

/** Everything that booking screens know or ask of the world around them; the site fulfils it, stories fake it. */
export type BookingWorld = ApiAccess &
  Readonly<{
    business: Business
    /** The page that says what becomes of what visitors tell, if the studio has one. */
    privacyHref: string | null
    clock: ServerClock
    records: RecordStore
    /** Leads to an address of this site. */
    go: (path: string, how?: { replace?: boolean }) => void
    /**
     * Leads to another site; settles when the visitor is back on this very page. Who comes back by the browser finds
     * the page with `backWith` in its address.
     */
    leave: (address: string, backWith: Readonly<Record<string, string>>) => Promise<void>
    /** What the page's address says under a name. */
    parameter: (name: string) => string | null
    /** Goes to the previous page of this site; false where there is none. */
    back: () => boolean
    isPreview: boolean
    /** The page on screen is the one that the server drew: nothing has taken the visitor here. */
    isFirstPage: () => boolean
  }>

const WorldContext = createContext<BookingWorld | null>(null)

type WorldProviderProps = Readonly<{ value: BookingWorld; children: ReactNode }>

/** The world that the booking screens within know. */
export function WorldProvider({ value, children }: WorldProviderProps) {
  // Who leaves the page is not led to a heading of it: this ends as what is focused there goes.
  useLayoutEffect(keepFocus, [])
  return <WorldContext value={value}>{children}</WorldContext>
}

export function useWorld(): BookingWorld {
  const world = use(WorldContext)
  if (!world) throw new Error('A booking screen needs a WorldProvider above it')
  return world
}

export type Call = <Input extends z.ZodMiniObject, Output extends z.ZodMiniType>(
  endpoint: Endpoint<string, Input, Output>,
  input: z.input<Input>,
  holdToken?: string | null,
) => Promise<z.output<Output>>

const serverNowOf = (answer: unknown): string | null =>
  typeof answer === 'object' &&
  answer !== null &&
  'serverNow' in answer &&
  typeof answer.serverNow === 'string'
    ? answer.serverNow
    : null

/** An answer that is waited for, and no fault to be reported. */
const NOT_PAID_YET = 402

/** Calls the API; every answer that tells the server's time corrects the clock. */
export function useCall(): Call {
  const { fetch, onFailure, clock } = useWorld()
  return useCallback<Call>(
    async (endpoint, input, holdToken = null) => {
      const answer = await callEndpoint(endpoint, input, {
        fetch: fetch as typeof globalThis.fetch,
        holdToken,
        onFailure: (failure, route) => failure.status === NOT_PAID_YET || onFailure?.(failure, route),
      })
      const serverNow = serverNowOf(answer)
      if (serverNow) clock.sync(serverNow)
      return answer
    },
    [fetch, onFailure, clock],
  )
}
