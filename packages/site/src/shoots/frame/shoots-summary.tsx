import type { Order } from '@bellows/domain'
import { Skeleton } from '@bellows/ui'
import { orderFacts } from '../../booking/flow/summary-facts.ts'
import { PaidRows } from '../../booking/frame/paid-rows.tsx'
import { SummaryAside } from '../../booking/frame/summary-aside.tsx'
import { SummaryHead, SummaryPrice } from '../../booking/frame/summary-rows.tsx'
import { useShoots } from '../shoots-context.tsx'

/** “Your booking” beside a page of it. */
export function ShootsSummary() {
  const { order } = useShoots()
  return (
    <SummaryAside isAwaited={!order}>
      {order ? <ShootsSummaryBody order={order} /> : <Skeleton lines={6} />}
    </SummaryAside>
  )
}

export function ShootsSummaryBody({ order }: Readonly<{ order: Order }>) {
  return (
    <>
      <SummaryHead facts={orderFacts(order)} />
      <SummaryPrice quote={order.quote} end={<PaidRows order={order} />} />
    </>
  )
}
