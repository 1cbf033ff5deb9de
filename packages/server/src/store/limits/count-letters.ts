import { HOUR, SECOND } from '@bellows/domain'
import { createHash } from 'node:crypto'
import type { Call } from '../../base/call.ts'
import { countOrRefuse } from './rate-limit.ts'

/** What a visitor does that letters follow from, to whatever address the visitor names. */
type Cause = 'inquiry' | 'booking' | 'move' | 'signature'

/** By their address names nobody, and keeps nothing that could be read. */
const recipientOf = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40)

type Most = Readonly<{ fromOne: number; toOne: number }>

/** A booking may ask for a few signatures. */
const SIGNATURES_OF_ONE = 3

function mostOf(cause: Cause, { settings: { inquiriesPerHour, bookingsPerHour } }: Call): Most {
  if (cause === 'inquiry') return { fromOne: inquiriesPerHour, toOne: Math.ceil(inquiriesPerHour / 4) }
  const times = cause === 'signature' ? SIGNATURES_OF_ONE : 1
  return { fromOne: times * bookingsPerHour, toOne: times * Math.ceil(bookingsPerHour / 2) }
}

/**
 * Counts within the hour by who asks and, since a letter may go there, by whose address is named.
 * @throws Refusal 429
 */
export async function countLetters(cause: Cause, email: string, call: Call): Promise<void> {
  const { database, studio, address } = call
  const { fromOne, toOne } = mostOf(cause, call)
  const limit = { businessId: studio.id, seconds: HOUR / SECOND }
  await countOrRefuse(database, { ...limit, bucket: cause, address, most: fromOne })
  if (email === '') return
  const recipient = recipientOf(email)
  await countOrRefuse(database, { ...limit, bucket: `${cause}-recipient`, address: recipient, most: toOne })
}
