import * as z from 'zod/mini'
import { boundedList, wholeNumber } from './shapes.ts'
import { plainImageSchema } from './image.ts'
import { idSchema, longTextSchema, moneySchema, shortTextSchema } from './wire.ts'

const ADDONS_MAX = 50
const QUANTITY_MAX = 99

export const addonSchema = z.object({
  id: idSchema,
  name: shortTextSchema,
  description: z._default(longTextSchema, ''),
  fee: moneySchema,
  image: z._default(z.nullable(plainImageSchema), null),
  maxQuantity: z._default(wholeNumber(1, QUANTITY_MAX), 1),
})

/** How the browser names its choice; the price is the server's. */
export const addonChoiceSchema = z.strictObject({
  id: idSchema,
  quantity: wholeNumber(1, QUANTITY_MAX),
})

/** All that is chosen at once. */
export const addonChoicesSchema = boundedList(addonChoiceSchema, ADDONS_MAX)

export type Addon = z.output<typeof addonSchema>
export type AddonChoice = z.output<typeof addonChoiceSchema>
