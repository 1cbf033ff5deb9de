import { ApiError } from '@bellows/api'
import type { Order } from '@bellows/domain'
import { useEffect, useRef } from 'react'
import { useAnswers } from '../queries.ts'

/** What the server has found at the provider’s. */
export type Seen =
  | Readonly<{ kind: 'settled'; order: Order }>
  | Readonly<{ kind: 'declined' | 'open' | 'closed' }>
  | Readonly<{ kind: 'failed'; error: ApiError }>

const NOT_PAID = 402
const BROKEN = 500

/** A server or provider that does not answer may answer later. */
function seenOf(cause: unknown): Seen {
  if (!(cause instanceof ApiError)) throw cause
  if (cause.error === 'payment_declined') return { kind: 'declined' }
  if (cause.error === 'payment_closed') return { kind: 'closed' }
  const mayChange = cause.status === NOT_PAID || cause.isNetwork || cause.status >= BROKEN
  return mayChange ? { kind: 'open' } : { kind: 'failed', error: cause }
}

const EVERY = 2000
/** Whoever has looked on for so long is told that they may go. */
export const SLOW = 20_000

export type Looking = Readonly<{
  /** Asks the server to settle what is settled. */
  look: () => Promise<Order>
  /** What is open once asked stays so: the visitor has given up. */
  isOnce: boolean
  onSeen: (seen: Seen) => void
  /** The money is on its way: the server knows so from now on. */
  onAwaited: () => void
}>

/** Asks until it is known what became of a payment. */
export function useLooking({ look, isOnce, onSeen, onAwaited }: Looking): void {
  const { keepOrder } = useAnswers()
  const settled = (order: Order): Seen => {
    // Whoever was led on meanwhile sees it where they are.
    keepOrder(order)
    return { kind: 'settled', order }
  }
  const latest = useRef({ look, settled, onSeen, onAwaited })
  useEffect(() => {
    latest.current = { look, settled, onSeen, onAwaited }
  })
  useEffect(() => {
    let isOver = false
    let isAwaited = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const seen = await latest.current.look().then(latest.current.settled, seenOf)
      if (isOver) return
      if (seen.kind === 'open' && !isOnce) {
        if (!isAwaited) latest.current.onAwaited()
        isAwaited = true
        timer = setTimeout(() => void ask(), EVERY)
      } else latest.current.onSeen(seen)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOnce])
}
