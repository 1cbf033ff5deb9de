import type { Call } from '../../base/call.ts'
import { Refusal } from '../../base/refusal.ts'

/** @throws Refusal 422 for a form that nobody could have filled in so fast */
export function refuseHaste(filledIn: number | undefined, { settings }: Call): void {
  if (filledIn === undefined || filledIn >= settings.minimumFillTime) return
  throw new Refusal({
    status: 422,
    error: 'too_fast',
    say: (texts) => texts.tooFast,
  })
}
