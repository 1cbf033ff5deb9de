import { dayOf, formatTime, formatWeekdayDay } from '@bellows/domain'
import type { Studio } from '../../base/call.ts'
import { conflict, notFound, Refusal, type Say } from '../../base/refusal.ts'
import type { HoldRefusal } from './claim-slot.ts'

/** The specification's text, in the studio's language: which slot is gone, then what to do. */
export function slotTaken(
  startTime: Date,
  { timeZone, language }: Pick<Studio, 'timeZone' | 'language'>,
): Refusal {
  const instant = startTime.getTime()
  const time = formatTime(instant, language, timeZone)
  const date = formatWeekdayDay(dayOf(instant, timeZone), language)
  return conflict('slot_taken', (texts) => texts.slotTaken(time, date))
}

export const holdExpired = (): Refusal => conflict('hold_expired', (texts) => texts.holdExpired)

/** The hold lives, but says something else than the order that was made of it. */
export const termsChanged = (): Refusal => conflict('terms_changed', (texts) => texts.changedMeanwhile)

export const orderClosed = (): Refusal => conflict('order_closed', (texts) => texts.orderClosed)

export const notBookable = (): Refusal => conflict('not_bookable', (texts) => texts.notBookable)

export const premiumNotAccepted = (): Refusal =>
  conflict('premium_not_accepted', (texts) => texts.premiumNotAccepted)

/** No token, or another's: only the token is authority over a hold. */
export const notYourHold = (): Refusal =>
  new Refusal({ status: 403, error: 'not_your_hold', say: (texts) => texts.notYourHold })

export const stepRequired = (step: string, say: Say): Refusal =>
  conflict('step_required', say, [{ path: step, message: say }])

export const notOffered = (say: Say): Refusal => new Refusal({ status: 422, error: 'not_offered', say })

/** What is asked for was given up for something else by the time it arrived. */
export const overtaken = (): Refusal => conflict('overtaken', (texts) => texts.overtaken)

const SECONDS_OF_MINUTE = 60

function tooManyHolds(secondsUntilRoom: number): Refusal {
  const seconds = Math.max(1, Math.ceil(secondsUntilRoom))
  const minutes = Math.ceil(seconds / SECONDS_OF_MINUTE)
  return new Refusal({
    status: 429,
    error: 'too_many_holds',
    say: (texts) => texts.tooManyHolds(minutes),
    headers: { 'Retry-After': String(seconds) },
  })
}

/** What a visitor is told of a hold that was refused. */
export function holdRefusal(refused: HoldRefusal, startTime: Date, studio: Studio): Refusal {
  const { reason } = refused
  if (reason === 'too_many_holds') return tooManyHolds(refused.secondsUntilRoom)
  if (reason === 'not_found') return notFound()
  if (reason === 'slot_taken') return slotTaken(startTime, studio)
  if (reason === 'overtaken') return overtaken()
  return notBookable()
}
