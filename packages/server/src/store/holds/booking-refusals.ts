import { dayOf, formatTime, formatWeekdayDay } from '@bellows/domain'
import { apiTexts } from '../../base/api-texts.ts'
import type { Studio } from '../../base/call.ts'
import { conflict, notFound, Refusal } from '../../base/refusal.ts'
import type { HoldRefusal } from './claim-slot.ts'

const RETRY_SECONDS = 60

/** The specification's text, in the studio's language: which slot is gone, then what to do. */
export function slotTaken(
  startTime: Date,
  { timeZone, language }: Pick<Studio, 'timeZone' | 'language'>,
): Refusal {
  const instant = startTime.getTime()
  const time = formatTime(instant, language, timeZone)
  const date = formatWeekdayDay(dayOf(instant, timeZone), language)
  return conflict('slot_taken', apiTexts(language).slotTaken(time, date))
}

export const holdExpired = (): Refusal => conflict('hold_expired', 'Your in-progress booking has expired.')

/** The hold lives, but says something else than the order that was made of it. */
export const termsChanged = (): Refusal =>
  conflict('terms_changed', 'Your booking was changed meanwhile. Please look it over once more.')

export const notBookable = (): Refusal => conflict('not_bookable', 'This time can no longer be booked.')

/** No token, or another's: only the token is authority over a hold. */
export const notYourHold = (): Refusal =>
  new Refusal({ status: 403, error: 'not_your_hold', message: 'This booking belongs to someone else.' })

export const stepRequired = (step: string, message: string): Refusal =>
  conflict('step_required', message, [{ path: step, message }])

export const notOffered = (what: string): Refusal =>
  new Refusal({ status: 422, error: 'not_offered', message: `This ${what} is not offered.` })

/** What is asked for was given up for something else by the time it arrived. */
export const overtaken = (): Refusal =>
  conflict('overtaken', 'Something else was chosen meanwhile. Please look your booking over.')

function tooManyHolds(): Refusal {
  return new Refusal({
    status: 429,
    error: 'too_many_holds',
    message: 'Too many bookings are in progress from your connection. Please try again in a few minutes.',
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  })
}

/** What a visitor is told of a hold that was refused. */
export function holdRefusal(reason: HoldRefusal['reason'], startTime: Date, studio: Studio): Refusal {
  if (reason === 'not_found') return notFound()
  if (reason === 'slot_taken') return slotTaken(startTime, studio)
  if (reason === 'too_many_holds') return tooManyHolds()
  if (reason === 'overtaken') return overtaken()
  return notBookable()
}
