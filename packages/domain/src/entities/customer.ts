import * as z from 'zod/mini'
import { shortTextSchema } from './wire.ts'

export const customerSchema = z.object({
  fullName: shortTextSchema,
  email: shortTextSchema,
  phone: z._default(shortTextSchema, ''),
})

export type Customer = z.output<typeof customerSchema>
