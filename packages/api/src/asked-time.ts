import * as z from 'zod/mini'
import { daySchema, instantSchema } from '@bellows/domain'

/** A year from which calendars and the database can count some days on, either way. */
const isNear = (text: string): boolean => /^[1-8]/.test(text)

/** An instant that a call names. */
export const askedInstant = /* #__PURE__ */ instantSchema.check(
  /* #__PURE__ */ z.refine(isNear, 'A year from 1000 to 8999 is needed'),
)

/** A day that a call counts from. */
export const askedDay = /* #__PURE__ */ daySchema.check(
  /* #__PURE__ */ z.refine(isNear, 'A year from 1000 to 8999 is needed'),
)
