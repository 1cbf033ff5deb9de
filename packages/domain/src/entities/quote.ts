import * as z from 'zod/mini'
import { wholeNumber } from './shapes.ts'
import { currencySchema, moneySchema, percentSchema, shortTextSchema } from './wire.ts'

export const priceLineKinds = ['package', 'discount', 'addon', 'premium'] as const

export const priceLineSchema = z.object({
  kind: z.enum(priceLineKinds),
  label: shortTextSchema,
  quantity: wholeNumber(1),
  /** Of the whole line; a discount is negative. */
  amount: moneySchema,
  /** What a discount takes off the package fee, as it was when the price was frozen. */
  percent: z.optional(percentSchema),
})

export const taxLineSchema = z.object({
  label: shortTextSchema,
  rate: percentSchema,
  amount: moneySchema,
  /** The prices already contain it. */
  isIncluded: z.boolean(),
})

/** The price summary; what the server last said is what the visitor sees. */
export const quoteSchema = z.object({
  currency: currencySchema,
  lines: z.array(priceLineSchema),
  subtotal: moneySchema,
  tax: z.nullable(taxLineSchema),
  total: moneySchema,
  dueToday: moneySchema,
  /** Payments that come after today. */
  laterCount: wholeNumber(0),
})

export type PriceLine = z.output<typeof priceLineSchema>
export type TaxLine = z.output<typeof taxLineSchema>
export type Quote = z.output<typeof quoteSchema>
