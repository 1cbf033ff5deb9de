import {
  customerForm,
  pendingPath,
  type Inquiry,
  type OrderStatus,
  type PendingOrder,
  type ReservedSlot,
} from '@bellows/domain'
import * as z from 'zod/mini'
import { plainEntry, type BookingEntry } from '../../booking/flow/entry.ts'
import { finishPath, indexPath } from '../../booking/flow/flow.ts'

/** What a prepared order knows of its booking. */
export function pendingEntry(pending: PendingOrder): BookingEntry {
  const { state, order, slotId, holdToken, settled, customer } = pending
  const places = { open: null, booked: finishPath(order.id), closed: pendingPath(order.id) }
  return {
    ...plainEntry,
    settled,
    isCustomerKnown: settled.includes('your-information'),
    customer,
    kept: slotId && holdToken ? { slotId, holdToken } : null,
    agreed: order.package && {
      packageId: order.package.id,
      addons: order.addons.map(({ id, quantity }) => ({ id, quantity })),
    },
    source: { orderId: order.id },
    leadsTo: places[state],
  }
}

const closedStatuses: ReadonlySet<OrderStatus> = new Set(['BOOKED', 'SHOOTED', 'CANCELLED'])

/** Nothing more is booked by the inquiry. */
export const isClosed = ({ status }: Pick<Inquiry, 'status'>): boolean => closedStatuses.has(status)

/** What an inquiry knows of its booking. */
export function inquiryEntry(inquiry: Inquiry): BookingEntry {
  const { id, customer } = inquiry
  return {
    ...plainEntry,
    isCustomerKnown: z.safeParse(customerForm, customer, { jitless: true }).success,
    customer,
    source: { inquiryId: id },
    leadsTo: isClosed(inquiry) ? indexPath({ prefix: 'inquiries', id }) : null,
  }
}

function reservedLeadsTo({ state, orderId, slot }: ReservedSlot): string | null {
  if (state === 'kept') return null
  return orderId ? finishPath(orderId) : indexPath({ prefix: 'reserved', id: slot.id })
}

/** What a reserved link knows of its booking. */
export function reservedEntry(reserved: ReservedSlot, token: string | null): BookingEntry {
  const { state, slot, customer } = reserved
  return {
    ...plainEntry,
    isCustomerKnown: customer !== null,
    guest: customer,
    kept: state === 'kept' && token ? { slotId: slot.id, holdToken: token } : null,
    leadsTo: reservedLeadsTo(reserved),
  }
}
