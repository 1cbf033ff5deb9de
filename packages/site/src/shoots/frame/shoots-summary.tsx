import { mainShoot, placeOf, type Order } from '@bellows/domain'
import { Skeleton } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { PriceRow } from '../../booking/frame/price-row.tsx'
import { SummaryAside } from '../../booking/frame/summary-aside.tsx'
import { SummaryHead, SummaryPrice, type SummaryFacts } from '../../booking/frame/summary-rows.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useShoots } from '../shoots-context.tsx'

const factsOf = (order: Order): SummaryFacts => ({
  serviceName: order.service.name,
  image: order.service.image,
  startTime: mainShoot(order)?.startTime ?? null,
  endTime: null,
  place: placeOf(order),
  chosen: order.package && { name: order.package.name, minutes: order.package.shootDuration },
})

/** “Your booking” beside a page of it. */
export function ShootsSummary() {
  const { order } = useShoots()
  return <SummaryAside>{order ? <ShootsSummaryBody order={order} /> : <Skeleton lines={6} />}</SummaryAside>
}

export function ShootsSummaryBody({ order }: Readonly<{ order: Order }>) {
  return (
    <>
      <SummaryHead facts={factsOf(order)} />
      <SummaryPrice quote={order.quote} end={<Paid order={order} />} />
    </>
  )
}

function Paid({ order }: Readonly<{ order: Order }>) {
  const { amount } = useFormats()
  if (order.invoices.length === 0) return null
  return (
    <>
      <PriceRow amount={amount(order.paid)} place="first">
        <Trans>Paid</Trans>
      </PriceRow>
      <PriceRow amount={amount(order.left)} place="due">
        <Trans>Left</Trans>
      </PriceRow>
    </>
  )
}
