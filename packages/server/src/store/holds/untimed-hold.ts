import type { BookingState } from '@bellows/domain'
import type { Scope } from '../../base/scope.ts'
import type { BookingGround } from '../services/booking-ground.ts'
import { chosenAddons, frozenQuote } from './frozen-price.ts'

export interface UntimedHold {
  serviceId: string
  packageId: string | null
  addons: unknown
  price: unknown
  serviceUpdatedAt: Date | null
  holdVersion: number
}

/** What a token keeps of a booking without time. */
export async function readUntimedHold(
  { kysely, businessId }: Scope,
  token: string | undefined,
): Promise<UntimedHold | undefined> {
  if (token === undefined) return undefined
  return kysely
    .selectFrom('untimed_hold')
    .where('business_id', '=', businessId)
    .where('hold_token', '=', token)
    .select([
      'service_id as serviceId',
      'hold_package_id as packageId',
      'hold_addons as addons',
      'hold_price as price',
      'service_updated_at as serviceUpdatedAt',
      'hold_version as holdVersion',
    ])
    .executeTakeFirst()
}

export function untimedState(
  { service }: BookingGround,
  hold: UntimedHold | undefined,
  now: Date,
): BookingState {
  return {
    slot: null,
    serviceId: service.id,
    serviceSlug: service.slug,
    serviceUpdatedDate: service.updatedDate,
    ...(hold?.serviceUpdatedAt && { untimedUpdatedDate: hold.serviceUpdatedAt.toISOString() }),
    packageId: hold?.packageId ?? null,
    addons: chosenAddons(hold?.addons),
    lockoutEnd: null,
    extensionsLeft: 0,
    quote: frozenQuote(hold?.price),
    serverNow: now.toISOString(),
  }
}
