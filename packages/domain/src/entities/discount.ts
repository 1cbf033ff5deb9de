import * as z from 'zod/mini'
import { wholeNumber } from './shapes.ts'
import { instantSchema, percentSchema, shortTextSchema } from './wire.ts'

export const discountSchema = z.object({
  name: z._default(shortTextSchema, ''),
  /** Percent off the package fee. */
  amount: percentSchema,
  startDate: instantSchema,
  endDate: instantSchema,
  /** 0 means without limit. */
  maxSlots: z._default(wholeNumber(0), 0),
  /** Booked places and those that live holds reserve. */
  usedCount: z._default(wholeNumber(0), 0),
})

export type Discount = z.output<typeof discountSchema>
