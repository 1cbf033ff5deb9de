import type { Order } from '@bellows/domain'
import type { ReactNode } from 'react'
import { StoryWorld, type StoryWorldProps } from '../../booking/testing/story-world.tsx'
import { ShootsFrame } from '../frame/shoots-frame.tsx'
import { ShootsProvider } from '../shoots-context.tsx'
import type { ShootsPage } from '../shoots-texts.ts'

type ShootsStoryProps = StoryWorldProps &
  Readonly<{ order: Order; page: ShootsPage; named?: string; children: ReactNode }>

/** A page of an order in its frame. */
export function ShootsStory({ order, page, named, children, answers, ...world }: ShootsStoryProps) {
  return (
    <StoryWorld {...world} answers={{ [`GET /api/public/orders/${order.id}`]: { data: order }, ...answers }}>
      <ShootsProvider orderId={order.id}>
        <ShootsFrame page={page} named={named}>
          {children}
        </ShootsFrame>
      </ShootsProvider>
    </StoryWorld>
  )
}
