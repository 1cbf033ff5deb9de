import type { ApiError } from '@bellows/api'
import type { Order } from '@bellows/domain'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { Announcer, useAnnouncer } from '../booking/flow/announcer.tsx'
import { useOrder } from '../booking/queries.ts'

export type Shoots = Readonly<{
  orderId: string
  /** `undefined` until the server has told it. */
  order: Order | undefined
  error: ApiError | null
  reload: () => void
  /** Says a text to screen readers, politely or at once. */
  say: (message: string, politeness?: 'polite' | 'assertive') => void
}>

const ShootsContext = createContext<Shoots | null>(null)

export function useShoots(): Shoots {
  const shoots = use(ShootsContext)
  if (!shoots) throw new Error('A page of an order needs a ShootsProvider above it')
  return shoots
}

type ShootsProviderProps = Readonly<{ orderId: string; children: ReactNode }>

/** What the pages of one order share. */
export function ShootsProvider({ orderId, children }: ShootsProviderProps) {
  const { data: order, error, refetch } = useOrder(orderId)
  const { say, spoken } = useAnnouncer()
  const shoots = useMemo<Shoots>(
    () => ({ orderId, order, error, reload: () => void refetch(), say }),
    [orderId, order, error, refetch, say],
  )
  return (
    <ShootsContext value={shoots}>
      <Announcer spoken={spoken} />
      {children}
    </ShootsContext>
  )
}
