import * as z from 'zod/mini'
import {
  idSchema,
  instantSchema,
  serviceDateSchema,
  serviceOptionSchema,
  serviceSchema,
  serviceSorts,
  serviceSummarySchema,
  slugSchema,
} from '@bellows/domain'
import { endpoint } from './endpoint.ts'
import { idListSchema } from './query.ts'

/** The two values of the query `serviceType`. */
export const serviceTypeQuery = { miniSessions: '1', fullSessions: '2' } as const

export const listServices = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/services',
  input: z.strictObject({
    organizationIds: z.optional(idListSchema),
    serviceType: z.optional(z.enum(serviceTypeQuery)),
    sort: z.optional(z.enum(serviceSorts)),
    ids: z.optional(idListSchema),
  }),
  output: z.array(serviceSummarySchema),
})

/** `entry` is the id of an order, an inquiry or an offered slot, whose link opens a service that is not listed too. */
const openedService = /* #__PURE__ */ z.strictObject({ slug: slugSchema, entry: z.optional(idSchema) })

export const getService = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/services/:slug',
  input: openedService,
  output: serviceSchema,
})

export const getServiceDates = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/services/:slug/service-dates',
  input: openedService,
  output: z.object({ serviceDates: z.array(serviceDateSchema), serverNow: instantSchema }),
})

/** Fills the service select of inquiry forms. */
export const listInquiryOptions = /* #__PURE__ */ endpoint({
  method: 'GET',
  path: '/api/public/services/options-inquiry',
  input: z.strictObject({}),
  output: z.array(serviceOptionSchema),
})
