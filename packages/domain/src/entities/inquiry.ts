import * as z from 'zod/mini'
import { customerSchema } from './customer.ts'
import { orderStatusSchema } from './order.ts'
import { slugSchema } from './slug-schema.ts'
import { daySchema, idSchema, instantSchema } from './wire.ts'

/** An inquiry as its own link shows it: enough to go on booking. */
export const inquirySchema = z.object({
  id: idSchema,
  status: orderStatusSchema,
  serviceId: z.nullable(idSchema),
  serviceSlug: z.nullable(slugSchema),
  customer: customerSchema,
  /** The shoot, newborn or wedding date that was asked for. */
  wantedDate: z.nullable(daySchema),
  createdDate: instantSchema,
})

export type Inquiry = z.output<typeof inquirySchema>
