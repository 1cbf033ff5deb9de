import type { ComponentProps } from 'react'
import { makeQuote, makeRecord } from '../../testing/fixtures.ts'
import { ORDER_ID } from '../../testing/payment-answers.ts'
import type { StepStory } from '../../testing/step-story.tsx'
import { Payments } from './payments.tsx'

/** Checkout of an order whose two later payments follow; what the server answers is each story's own. */
export const checkout = {
  step: 'payments',
  children: <Payments />,
  record: makeRecord({ selectedPackage: 'mini', orderId: ORDER_ID }),
  state: { packageId: 'mini', quote: makeQuote({ laterCount: 2 }) },
} satisfies ComponentProps<typeof StepStory>
