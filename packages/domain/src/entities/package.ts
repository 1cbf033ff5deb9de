import * as z from 'zod/mini'
import { discountSchema } from './discount.ts'
import { dueDaysSchema, milestoneSchema, paymentPartSchema } from './payment.ts'
import { idSchema, longTextSchema, minutesSchema, moneySchema, shortTextSchema } from './wire.ts'

export const packageTypes = ['SINGLE', 'MULTI'] as const

/** One of several shoots of a combination; the first is booked in the flow. */
export const packageShootSchema = z.object({ name: shortTextSchema, shootDuration: minutesSchema })

export const packageSchema = z.object({
  id: idSchema,
  name: shortTextSchema,
  description: z._default(longTextSchema, ''),
  features: z._default(z.array(shortTextSchema), []),
  type: z.enum(packageTypes),
  totalFee: moneySchema,
  /** Minutes. */
  shootDuration: minutesSchema,
  shoots: z._default(z.array(packageShootSchema), []),
  discount: z._default(z.nullable(discountSchema), null),
  /** Of the rest. */
  remainingBalanceDue: z._default(dueDaysSchema, 0),
  /** When the rest is due that `paymentSetup` leaves open. */
  milestone: z._default(z.nullable(milestoneSchema), null),
  /** Empty: everything is due during the booking. */
  paymentSetup: z._default(z.array(paymentPartSchema), []),
})

export type PackageShoot = z.output<typeof packageShootSchema>
export type Package = z.output<typeof packageSchema>
