import * as z from 'zod/mini'
import { shortTextSchema } from './wire.ts'

/** A customer as pages name one: enough to be recognised by oneself, nothing for anyone else. */
export const guestSchema = z.object({ firstName: shortTextSchema, maskedEmail: shortTextSchema })

export type Guest = z.output<typeof guestSchema>
