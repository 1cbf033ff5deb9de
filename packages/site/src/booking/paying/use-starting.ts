import { startPayment, type InputOf } from '@bellows/api'
import {
  METHOD_PARAMETER,
  PAYMENT_PARAMETER,
  type Order,
  type PaymentMethod,
  type PaymentProvider,
} from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import type { Booking } from '../flow/booking-context.tsx'
import { useCall, useWorld } from '../world/booking-world.tsx'

export const isProvider = (method: PaymentMethod | undefined): method is PaymentProvider =>
  method !== undefined && method !== 'OUTSIDE'

type Wanted = Omit<InputOf<typeof startPayment>, 'orderId'>

type Terms = Pick<Booking, 'say'> &
  Readonly<{
    order: Order
    onPaid: (order: Order) => void
    /** The money is on its way already. */
    onWaiting: () => void
  }>

/** As the provider's own way back says it. */
const cancelledBy = ({ method }: Wanted) => ({ [PAYMENT_PARAMETER]: 'cancelled', [METHOD_PARAMETER]: method })

const isWebAddress = (text: string) => /^https?:\/\//i.test(text)

/** Begins a payment, or goes on with it, and leads to the provider’s page; rejects with the server’s `ApiError`. */
export function useStarting({ order, onPaid, onWaiting, say }: Terms): (wanted: Wanted) => Promise<void> {
  const { records, leave } = useWorld()
  const call = useCall()
  const { t } = useLingui()
  return async (wanted) => {
    say(t`Opening the payment page…`)
    const token = records.get().record?.holdToken ?? null
    const begun = await call(startPayment, { orderId: order.id, ...wanted }, token)
    if (begun.state === 'PAID') onPaid(begun.order)
    else if (begun.pageUrl !== null && isWebAddress(begun.pageUrl))
      await leave(begun.pageUrl, cancelledBy(wanted))
    else onWaiting()
  }
}
