import type { Order, PaymentMethod, PaymentServices } from '@bellows/domain'

/** How this order can be booked here; `none` where only a provider's form would do, which this page has not. */
export type WayToPay = Readonly<{
  kind: 'offline' | 'outside' | 'free' | 'none'
  method?: PaymentMethod
}>

const isNothing = (amount: string): boolean => Number(amount) === 0

export function waysOf(
  order: Pick<Order, 'dueNow'>,
  { feeCollection, methods }: Pick<PaymentServices, 'feeCollection' | 'methods'>,
): WayToPay {
  if (feeCollection === 'COLLECT_FEES_OFFLINE') return { kind: 'offline' }
  if (isNothing(order.dueNow)) return { kind: 'free' }
  const offersOutside = methods.some(({ method }) => method === 'OUTSIDE')
  return offersOutside ? { kind: 'outside', method: 'OUTSIDE' } : { kind: 'none' }
}
