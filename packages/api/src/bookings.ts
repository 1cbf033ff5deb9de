import * as z from 'zod/mini'
import {
  addonChoicesSchema,
  bookingStateSchema,
  holdTokenSchema,
  idSchema,
  instantSchema,
  orderSchema,
  slotStatusSchema,
  wholeNumber,
} from '@bellows/domain'
import { askedInstant } from './asked-time.ts'
import { endpoint } from './endpoint.ts'
import { wholeNumberQuery } from './query.ts'

/** `id` is a slot's; with a hold token the answer says whether the hold is still the caller's. */
export const getBooking = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/bookings/:id',
  holdToken: true,
  input: z.strictObject({ id: idSchema, serviceId: z.optional(idSchema) }),
  output: z.extend(bookingStateSchema, { isHeldByYou: z.boolean() }),
})

/**
 * `id` is a slot's, or a service's: with `startTime` the server makes the slot, without it the booking
 * is one without time. Sent again with the same token it changes package and add-ons, never the time left.
 */
export const holdSlot = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/bookings/:id/hold-slot',
  holdToken: true,
  input: z.strictObject({
    id: idSchema,
    startTime: z.optional(askedInstant),
    packageId: z.optional(idSchema),
    addons: z.optional(addonChoicesSchema),
    /** The order that the owner prepared: what was agreed is held at its price, whichever time is chosen. */
    orderId: z.optional(idSchema),
    /** The visitor has accepted the additional fee of a premium slot. */
    isPremiumAccepted: z.optional(z.boolean()),
    /** Rises with each wish of the visitor: one that arrives late never takes the place of a newer one. */
    turn: z.optional(wholeNumber(0)),
  }),
  output: z.extend(bookingStateSchema, { holdToken: holdTokenSchema }),
})

/**
 * Gives the time of the hold back at once, to everyone; asked again, or when the hold has ended, it is free already.
 * A hold that was asked for after `turn` stays.
 */
export const releaseSlot = /* #__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/api/public/bookings/:id/hold-slot',
  holdToken: true,
  input: z.strictObject({ id: idSchema, turn: z.optional(wholeNumberQuery) }),
  output: z.object({ status: slotStatusSchema }),
})

/** Adds 15 minutes where `lockoutEnd` still is the one given. */
export const extendHold = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/bookings/:id/lockout-end',
  holdToken: true,
  input: z.strictObject({ id: idSchema, lockoutEnd: askedInstant }),
  output: bookingStateSchema,
})

export const checkBooked = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/bookings/:id/check-booked',
  holdToken: true,
  input: z.strictObject({ id: idSchema }),
  output: z.object({
    status: slotStatusSchema,
    isBooked: z.boolean(),
    isHeldByYou: z.boolean(),
    serverNow: instantSchema,
  }),
})

/** Confirms the order of the hold under the slot's id. */
export const bookSlot = /* #__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/api/public/bookings/:id/booking',
  holdToken: true,
  input: z.strictObject({ id: idSchema }),
  output: orderSchema,
})

/** The caller's own hold stands in nobody's way: taking another time gives it back. */
export const checkShootTime = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/bookings/:serviceId/shoot-time/check-available',
  holdToken: true,
  input: z.strictObject({ serviceId: idSchema, startTime: askedInstant, endTime: askedInstant }),
  output: z.object({
    isAvailable: z.boolean(),
    /** Free starts close by, when this one is taken. */
    nearest: z.array(instantSchema),
    serverNow: instantSchema,
  }),
})

/** Times that are held or booked, never by whom. */
export const listLockedSlots = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/service-slots/lockeds',
  input: z.strictObject({
    serviceId: z.optional(idSchema),
    from: z.optional(askedInstant),
    to: z.optional(askedInstant),
  }),
  output: z.object({
    slots: z.array(
      z.object({
        /** `null` for a time of the calendar that is no slot. */
        id: z.nullable(idSchema),
        startTime: instantSchema,
        endTime: instantSchema,
        status: slotStatusSchema,
        lockoutEnd: z.nullable(instantSchema),
      }),
    ),
    serverNow: instantSchema,
  }),
})
