import { addonChoiceSchema, idSchema, quoteSchema, type AddonChoice, type Quote } from '@bellows/domain'
import * as z from 'zod/mini'

const frozenSchema = z.object({ quote: quoteSchema, orderId: z.optional(idSchema) })
const choicesSchema = z.array(addonChoiceSchema)

/** The price that a hold keeps; `null` while nothing is chosen. */
export function frozenQuote(price: unknown): Quote | null {
  return price === null || price === undefined ? null : z.parse(frozenSchema, price).quote
}

/** The prepared order whose price it is, so that no other is made of it. */
export function pricedByOrder(price: unknown): string | undefined {
  return z.parse(z.nullish(frozenSchema), price)?.orderId
}

export const chosenAddons = (addons: unknown): AddonChoice[] => z.parse(choicesSchema, addons ?? [])
