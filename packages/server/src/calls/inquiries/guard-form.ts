import { createHash } from 'node:crypto'
import type { Call } from '../../base/call.ts'
import { Refusal } from '../../base/refusal.ts'
import { countOrRefuse } from '../../store/limits/rate-limit.ts'

const HOUR = 3600
const MOST_TO_ONE_RECIPIENT = 5

/** @throws Refusal 422 for a form that nobody could have filled in so fast */
export function refuseHaste(filledIn: number | undefined, { settings }: Call): void {
  if (filledIn === undefined || filledIn >= settings.minimumFillTime) return
  throw new Refusal({
    status: 422,
    error: 'too_fast',
    message: 'That was very quick. Please look over your answers and send them again.',
  })
}

/**
 * Counted by who sends and, since a mail may go there, by whose address is named; inquiries and waitlist together.
 * @throws Refusal 429
 */
export async function countForm(email: string, { database, studio, settings, address }: Call): Promise<void> {
  const limit = { businessId: studio.id, seconds: HOUR }
  await countOrRefuse(database, { ...limit, bucket: 'inquiry', address, most: settings.inquiriesPerHour })
  if (email === '') return
  const recipient = createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40)
  await countOrRefuse(database, {
    ...limit,
    bucket: 'inquiry-recipient',
    address: recipient,
    most: MOST_TO_ONE_RECIPIENT,
  })
}
