import { addonChoiceSchema, quoteSchema, type AddonChoice, type Quote } from '@bellows/domain'
import * as z from 'zod/mini'

const frozenSchema = z.object({ quote: quoteSchema })
const choicesSchema = z.array(addonChoiceSchema)

/** The price that a hold keeps; `null` while nothing is chosen. */
export function frozenQuote(price: unknown): Quote | null {
  return price === null || price === undefined ? null : z.parse(frozenSchema, price).quote
}

export const chosenAddons = (addons: unknown): AddonChoice[] => z.parse(choicesSchema, addons ?? [])
