import * as z from 'zod/mini'
import {
  boundedList,
  daySchema,
  guestSchema,
  idSchema,
  longTextSchema,
  PREFERRED_DAYS_MAX,
  reservedSlotSchema,
  slugSchema,
} from '@bellows/domain'
import { customerInput } from './customer-input.ts'
import { endpoint } from './endpoint.ts'
import { formGuard } from './form-guard.ts'

/**
 * Joining holds nothing; the same e-mail and service again adds its days and note to the entry, takes nothing from it
 * and answers the same.
 */
export const joinWaitlist = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/public/orders/waitlists',
  input: z.strictObject({
    ...formGuard,
    serviceId: idSchema,
    customer: customerInput,
    /** Days the guest would come on; none means any. */
    preferredDays: z._default(boundedList(daySchema, PREFERRED_DAYS_MAX), []),
    note: z._default(longTextSchema, ''),
  }),
  output: z.object({ serviceSlug: slugSchema, customer: guestSchema }),
})

/** What a reserved link shows; its token is presented as the hold token. */
export const getReservedSlot = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/service-slots/:id/reserved',
  holdToken: true,
  input: z.strictObject({ id: idSchema }),
  output: reservedSlotSchema,
})

/** Gives a slot back that is kept for the caller; it is offered to the next, then to everyone. */
export const declineReservedSlot = /* #__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/api/public/service-slots/:id/reserved',
  holdToken: true,
  input: z.strictObject({ id: idSchema }),
  output: z.object({ isGivenBack: z.boolean() }),
})
