import * as answers from './answers.ts'
import * as bookings from './bookings.ts'
import * as contracts from './contracts.ts'
import * as errors from './errors.ts'
import * as inquiries from './inquiries.ts'
import * as orders from './orders.ts'
import * as questionnaires from './questionnaires.ts'
import * as dates from './select-date.ts'
import * as payments from './payments.ts'
import * as owner from './owner.ts'
import * as services from './services.ts'
import * as site from './site.ts'
import * as waitlist from './waitlist.ts'

const { serviceTypeQuery: _, ...serviceEndpoints } = services

/** Every call of the API by its name. */
export const endpoints = {
  ...site,
  ...serviceEndpoints,
  ...inquiries,
  ...bookings,
  ...orders,
  ...dates,
  ...waitlist,
  ...questionnaires,
  ...contracts,
  ...answers,
  ...payments,
  ...owner,
  ...errors,
}

export type EndpointName = keyof typeof endpoints
