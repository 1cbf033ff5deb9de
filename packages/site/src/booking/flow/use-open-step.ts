import type { ApiError } from '@bellows/api'
import type { Order, Step } from '@bellows/domain'
import { useOrder } from '../queries.ts'
import { useWorld } from '../world/booking-world.tsx'
import { useBooking, useTerms } from './booking-context.tsx'
import { openPath } from './open-contract.ts'
import { asksOrder, openInOrder } from './flow.ts'

type OpenStep = Readonly<{
  /** Address of a step before that the order still asks for; `undefined` while that is not known. */
  path: string | null | undefined
  error: ApiError | null
  retry: () => void
}>

const nothing = { orderId: null, signedContracts: [] }

function useAskedOrder(orderId: string | null, openOf: (order: Order) => Step | undefined) {
  const order = useOrder(orderId, (known) => openOf(known) !== undefined)
  const isNewest = order.fetchStatus === 'idle' && !order.error
  return { ...order, isNewest, open: order.data && openOf(order.data) }
}

/** What the order says of the steps before. It leads back on the server’s newest word alone. */
export function useOpenStep(step: Step): OpenStep {
  const { base, record } = useBooking()
  const { bookingAvailability: availability } = useWorld().business
  const { orderId, ...known } = record ?? nothing
  const terms = { ...useTerms(), availability, record: known }
  const asked = asksOrder(terms, step) ? orderId : null
  const { data, error, open, isNewest, refetch } = useAskedOrder(asked, (order) =>
    openInOrder(terms, order, step),
  )
  const rest = { error, retry: () => void refetch() }
  if (asked === null || (data && !open)) return { path: null, ...rest }
  const contracts = { contracts: data?.signContracts ?? [], signed: known.signedContracts }
  return { path: open && isNewest ? openPath(base, open, contracts) : undefined, ...rest }
}
