import { ApiError, settleInvoice } from '@bellows/api'
import type { Order, PaymentMethod } from '@bellows/domain'
import { useState } from 'react'
import { isProvider, useStarting } from '../../booking/paying/use-starting.ts'
import { useAnswers } from '../../booking/queries.ts'
import { useCall } from '../../booking/world/booking-world.tsx'
import { useShoots } from '../shoots-context.tsx'

type Terms = Readonly<{
  order: Order
  /** Of several, one is paid after the other. */
  isAll: boolean
  onWaiting: () => void
}>

/** Leads to the page on which an invoice of a booked order is paid, or tells the studio that it was paid directly. */
export function usePaying({ order, isAll, onWaiting }: Terms) {
  const [error, setError] = useState<ApiError | null>(null)
  const { keepOrder } = useAnswers()
  const call = useCall()
  const start = useStarting({ order, onPaid: keepOrder, onWaiting, say: useShoots().say })
  const tried = async (work: Promise<void>) => {
    setError(null)
    await work.catch((cause: unknown) => {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
    })
  }
  const pay = async (invoiceId: string, method: PaymentMethod | undefined) => {
    if (isProvider(method)) await tried(start({ invoiceId, method, ...(isAll && { isAll }) }))
  }
  const report = (invoiceId: string) =>
    tried(call(settleInvoice, { orderId: order.id, invoiceId }).then(keepOrder))
  return { pay, report, error }
}
