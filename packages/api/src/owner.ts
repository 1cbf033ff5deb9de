import * as z from 'zod/mini'
import {
  addonChoicesSchema,
  clockSchema,
  idSchema,
  instantSchema,
  invoiceSchema,
  optionGroupsSchema,
  orderStatusSchema,
  shortTextSchema,
  urlTextSchema,
} from '@bellows/domain'
import { askedDay } from './asked-time.ts'
import { endpoint } from './endpoint.ts'
import { shootIdSchema } from './shoot-id.ts'

const customer = z.strictObject({
  fullName: shortTextSchema,
  email: shortTextSchema,
  phone: z._default(shortTextSchema, ''),
})

/** An order as its owner sees it. */
const ownersOrder = z.object({
  id: idSchema,
  reference: shortTextSchema,
  /** `null` for one that was prepared or is being booked. */
  status: z.nullable(orderStatusSchema),
  serviceId: z.nullable(idSchema),
  fullName: shortTextSchema,
  email: shortTextSchema,
  shootTime: z.nullable(instantSchema),
  invoices: z.array(invoiceSchema),
  createdDate: instantSchema,
})

const withLink = z.object({ order: ownersOrder, url: urlTextSchema })

/** The newest first, 200 at the most; `after` is the last one of those that were answered before. */
export const listOwnersOrders = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/owner/orders',
  isOwners: true,
  input: z.strictObject({ status: z.optional(orderStatusSchema), after: z.optional(idSchema) }),
  output: z.array(ownersOrder),
})

/** Prepares an order for a client; the answer's `url` is what the client gets. */
export const prepareOrder = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/owner/orders',
  isOwners: true,
  input: z.strictObject({
    serviceId: idSchema,
    packageId: z.optional(idSchema),
    addons: z.optional(addonChoicesSchema),
    /** In place of the package less its discount; add-ons, the fee of a premium slot and tax come on top. */
    price: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/))),
    /** Of a mini session; it is kept for the client until it starts. */
    slotId: z.optional(idSchema),
    customer,
  }),
  output: withLink,
})

/** Booking is the client's own move; these are the owner's. The status it has already is answered as it is. */
export const moveOrderStatus = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/owner/orders/:id/status',
  isOwners: true,
  input: z.strictObject({
    id: idSchema,
    status: z.enum(['MEETING', 'SHOOTED', 'CANCELLED']),
    /** Of a cancellation. */
    reason: z.optional(shortTextSchema),
  }),
  output: ownersOrder,
})

/** The money came outside of any provider: in cash, by transfer, by cheque. */
export const receivePayment = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/owner/orders/:orderId/invoices/:invoiceId/received',
  isOwners: true,
  input: z.strictObject({ orderId: idSchema, invoiceId: idSchema }),
  output: ownersOrder,
})

/** Signs for the studio what the client has signed; without a name it is the one of the studio's settings. */
export const countersignOrder = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/owner/orders/:id/countersign',
  isOwners: true,
  input: z.strictObject({ id: idSchema, name: z.optional(shortTextSchema) }),
  output: z.object({ order: ownersOrder, countersigned: z.int() }),
})

/** The address at which a client moves a booked order to another time. */
export const getRescheduleLink = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/owner/orders/:id/reschedule-link',
  isOwners: true,
  input: z.strictObject({ id: idSchema }),
  output: withLink,
})

/** Sends that address to the client; asked again within ten minutes, it is one letter. */
export const sendRescheduleLink = /* #__PURE__ */ endpoint({
  method: 'POST',
  path: '/api/owner/orders/:id/reschedule-link',
  isOwners: true,
  input: z.strictObject({ id: idSchema }),
  output: withLink,
})

/**
 * Gives a booked order a time, its first one too: the owner is bound by the calendar alone, not by opening hours or the
 * client's notice. The time it has already is answered as it is.
 */
export const setOrderDate = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/owner/orders/:id/date',
  isOwners: true,
  input: z.strictObject({
    id: idSchema,
    /** A mini session's slot. */
    slotId: z.optional(idSchema),
    /** A full session's start, as the studio's clocks show it. */
    day: z.optional(askedDay),
    clock: z.optional(clockSchema),
    /** Of a combination; the first shoot when left out. */
    shootId: z.optional(shootIdSchema),
  }),
  output: ownersOrder,
})

export const getOptionGroups = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/owner/options',
  isOwners: true,
  input: z.strictObject({}),
  output: optionGroupsSchema,
})

/** Counted by the database in four bytes. */
const VERSION_MOST = 2 ** 31 - 1
const version = z.int().check(z.minimum(1), z.maximum(VERSION_MOST))
const tokenVersion = z.object({ version })

/** What a token has to be of, for whoever makes one from the server's secret. */
export const getTokenVersion = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/owner/tokens',
  isOwners: true,
  input: z.strictObject({}),
  output: tokenVersion,
})

/** Ends every token of this studio that is of this version, the one it is asked with too. */
export const revokeTokens = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/owner/tokens',
  isOwners: true,
  input: z.strictObject({ version }),
  output: tokenVersion,
})
