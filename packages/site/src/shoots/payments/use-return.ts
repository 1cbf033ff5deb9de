import { settleInvoice, settleInvoices, type ApiError } from '@bellows/api'
import type { Order } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useArrival } from '../../booking/paying/arrival.ts'
import type { Told } from '../../booking/paying/told-note.tsx'
import { SLOW, type Seen } from '../../booking/paying/use-looking.ts'
import { useAnswers } from '../../booking/queries.ts'
import { useCall, useWorld } from '../../booking/world/booking-world.tsx'
import { useShoots } from '../shoots-context.tsx'

type Terms = Readonly<{
  orderId: string
  path: string
  /** One invoice; without it all that is open. */
  invoiceId?: string
  /** The server knows of money that is on its way. */
  isBeingPaid?: boolean
  /** The money has come before its visitor was told that they may go. */
  onReceived?: (order: Order) => void
}>

/** The way back from a provider’s page to a page of a booked order. */
export function useReturn({ orderId, invoiceId, path, isBeingPaid = false, onReceived }: Terms) {
  const { arrival, method, settle, wait } = useArrival(path, isBeingPaid)
  const [told, setTold] = useState<Told | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const { keepOrder, refreshOrder } = useAnswers()
  const { say } = useShoots()
  const { t } = useLingui()
  const { clock } = useWorld()
  const [since, setSince] = useState(() => clock.now())
  const call = useCall()
  const refresh = () => void refreshOrder(orderId)
  const received = (order: Order) => {
    keepOrder(order)
    say(t`Payment received`)
    if (clock.now() - since < SLOW) onReceived?.(order)
  }
  const onSeen = (seen: Seen) => {
    settle()
    if (seen.kind === 'failed') return setError(seen.error)
    if (seen.kind === 'settled') return received(seen.order)
    refresh()
    return setTold(seen.kind === 'declined' ? 'declined' : 'cancelled')
  }
  const look = () =>
    invoiceId === undefined
      ? call(settleInvoices, { orderId, isReturn: true })
      : call(settleInvoice, { orderId, invoiceId, isReturn: true })
  const looking = { look, isOnce: arrival === 'cancelled', onSeen, onAwaited: refresh, say }
  const waitFromNow = () => {
    setSince(clock.now())
    wait()
  }
  return { isChecking: arrival !== undefined, looking, method, settle, wait: waitFromNow, told, error }
}
