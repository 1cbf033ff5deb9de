import * as z from 'zod/mini'
import { shortTextSchema, wholeNumber } from '@bellows/domain'

/** What tells robots from people in the forms that anyone may send. */
export const formGuard = {
  /** Bait for robots; people leave it empty. */
  website: z.optional(shortTextSchema),
  /** Milliseconds between the form's appearance and its sending. */
  filledIn: z.optional(wholeNumber(0)),
}
