import * as bookings from './bookings.ts'
import * as errors from './errors.ts'
import * as inquiries from './inquiries.ts'
import * as orders from './orders.ts'
import * as owner from './owner.ts'
import * as services from './services.ts'
import * as site from './site.ts'

const { serviceTypeQuery: _, ...serviceEndpoints } = services

/** Every call of the API by its name. */
export const endpoints = {
  ...site,
  ...serviceEndpoints,
  ...inquiries,
  ...bookings,
  ...orders,
  ...owner,
  ...errors,
}

export type EndpointName = keyof typeof endpoints
