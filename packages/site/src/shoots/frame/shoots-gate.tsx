import type { Order } from '@bellows/domain'
import { useEffect, type ReactNode } from 'react'
import { finishPath } from '../../booking/flow/flow.ts'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import { Waiting } from '../../booking/frame/step-gate.tsx'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { useShoots } from '../shoots-context.tsx'

type ShootsGateProps = Readonly<{
  /** Which orders have such a page; the others are led to Finish, which says how they stand. */
  opensFor: (order: Order) => boolean
  children: (order: Order) => ReactNode
}>

/** Shows a page of an order once the browser knows it. */
export function ShootsGate({ opensFor, children }: ShootsGateProps) {
  const { orderId, order, error, reload } = useShoots()
  const { go } = useWorld()
  const isClosed = order !== undefined && !opensFor(order)
  useEffect(() => {
    if (isClosed) go(finishPath(orderId), { replace: true })
  }, [isClosed, orderId, go])
  if (order && !isClosed) return children(order)
  return error ? <CallFailure error={error} retry={reload} /> : <Waiting retry={reload} />
}
