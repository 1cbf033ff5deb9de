import type { AddonChoice, Business, Service } from '@bellows/domain'
import { sql } from 'kysely'
import { conflict, notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'
import { readStudio, type StudioFacts } from '../studio/read-studio.ts'
import { readServices, type Withdrawn } from './read-services.ts'
import { serviceWire } from './service-wire.ts'

export interface BookingGround {
  service: Service
  business: Business
  settings: StudioFacts['settings']
}

/** What an order names, which may be offered no more. */
export type Sold = Readonly<{ packageId: string | null; addons: readonly AddonChoice[] }>

const withdrawnOf = ({ packageId, addons }: Sold): Withdrawn => ({
  packages: sql`p.id = ${packageId}::text`,
  addons: sql`a.id = any(${addons.map(({ id }) => id)}::text[])`,
})

/**
 * The service that is being booked, published or reached by its slot, and the studio's rules; with what is `sold` of
 * it, even where it is offered no more.
 * @throws Refusal 404
 */
export async function bookingGround(scope: Scope, serviceId: string, sold?: Sold): Promise<BookingGround> {
  const [[row], facts] = await Promise.all([
    readServices(scope, sql`s.id = ${serviceId}`, sold && withdrawnOf(sold)),
    readStudio(scope),
  ])
  if (!row) throw notFound()
  const { business, settings } = facts
  return { service: serviceWire(row, business.paymentSetup.currency, settings.contracts), business, settings }
}

/** @throws Refusal 409 while the owner takes no bookings for it */
export function requireOpen({ options }: Service): void {
  if (options.isPaused) throw conflict('service_paused', (texts) => texts.servicePaused)
}
