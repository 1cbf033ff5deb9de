import type { Order } from '@bellows/domain'
import { useSyncExternalStore } from 'react'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { StoryWorld, type StoryWorldProps } from '../../booking/testing/story-world.tsx'
import { Finish } from '../finish/finish.tsx'

const offline = {
  feeCollection: 'COLLECT_FEES_OFFLINE',
  methods: [],
  instructions: 'After you confirm, by bank transfer or in cash.',
  instructionsAfter: 'By bank transfer, or in cash; it may take three days to reach us.',
}

const online = {
  ...offline,
  feeCollection: 'COLLECT_FEES_ONLINE',
  methods: [{ method: 'STRIPE' }, { method: 'OUTSIDE' }],
}

type FinishStoryProps = Readonly<{ order: Order; isMissing?: boolean; isOnline?: boolean }> &
  Pick<StoryWorldProps, 'studio' | 'record' | 'elsewhere'>

/** The record is looked at, as by the step that led here. */
function Followed() {
  const { records } = useWorld()
  useSyncExternalStore(records.subscribe, records.get)
  return null
}

/** Finish of an order, at a studio that collects by itself or online. */
export function FinishStory({ order, isMissing, isOnline = false, studio, ...world }: FinishStoryProps) {
  return (
    <StoryWorld
      {...world}
      {...(studio && { studio })}
      answers={{
        'GET /api/public/business/payment-services': { data: isOnline ? online : offline },
        ...(!isMissing && { [`GET /api/public/orders/${order.id}`]: { data: order } }),
      }}
    >
      <Followed />
      <Finish orderId={order.id} />
    </StoryWorld>
  )
}
