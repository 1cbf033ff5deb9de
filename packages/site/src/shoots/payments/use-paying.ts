import { ApiError } from '@bellows/api'
import type { Order, PaymentMethod } from '@bellows/domain'
import { useState } from 'react'
import { isProvider, useStarting } from '../../booking/paying/use-starting.ts'
import { useAnswers } from '../../booking/queries.ts'

type Terms = Readonly<{
  order: Order
  /** Of several, one is paid after the other. */
  isAll: boolean
  onWaiting: () => void
}>

/** Leads to the page on which an invoice of a booked order is paid. */
export function usePaying({ order, isAll, onWaiting }: Terms) {
  const [error, setError] = useState<ApiError | null>(null)
  const { keepOrder } = useAnswers()
  const start = useStarting({ order, onPaid: keepOrder, onWaiting })
  const pay = async (invoiceId: string, method: PaymentMethod | undefined) => {
    setError(null)
    if (!isProvider(method)) return
    await start({ invoiceId, method, ...(isAll && { isAll }) }).catch((cause: unknown) => {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause)
    })
  }
  return { pay, error }
}
