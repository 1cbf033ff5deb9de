import * as z from 'zod/mini'
import { boundedText, matchingText, wholeNumber } from './shapes.ts'
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from './text-lengths.ts'

/** Opaque id; those of orders, inquiries, invoices and holds are unguessable. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/
export const idSchema = /* #__PURE__ */ matchingText(idPattern)

/** The secret of a hold: at least 128 random bits in letters. */
export const holdTokenPattern = /^[A-Za-z0-9_-]{22,128}$/
export const holdTokenSchema = /* #__PURE__ */ matchingText(holdTokenPattern)

/** An amount as a decimal string in major units, e.g. `'-19.50'`. */
export const moneySchema = matchingText(/^-?\d{1,13}(\.\d{1,4})?$/)

/** An instant, always UTC with a final `Z`. */
export const instantSchema = z.iso.datetime()

/** A calendar day `YYYY-MM-DD` without a zone. */
export const daySchema = z.iso.date()

/** A wall time `HH:mm` of the studio. */
export const clockSchema = matchingText(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A share of a hundred with at most three decimals. */
export const percentSchema = /* #__PURE__ */ z.number().check(z.gte(0), z.lte(100))

/** Whole minutes, at most a day. */
export const minutesSchema = wholeNumber(0, 1440)

export const shortTextSchema = boundedText(SHORT_TEXT_MAX)
export const longTextSchema = boundedText(LONG_TEXT_MAX)
export const urlTextSchema = boundedText(URL_MAX)

export const currencySchema = matchingText(/^[A-Z]{3}$/)
