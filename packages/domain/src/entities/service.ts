import * as z from 'zod/mini'
import { wholeNumber } from './shapes.ts'
import { addonSchema } from './addon.ts'
import { plainImageSchema } from './image.ts'
import { inquiryTemplateSchema } from './inquiry-question.ts'
import { packageSchema } from './package.ts'
import { scheduleSchema } from './schedule.ts'
import { serviceDateSchema } from './service-date.ts'
import { slugSchema } from './slug-schema.ts'
import { idSchema, instantSchema, minutesSchema, shortTextSchema } from './wire.ts'

export const serviceTypes = ['SINGLE_PACKAGE', 'MULTI_PACKAGES', 'COMBO'] as const
export const taxModes = ['INCLUDE', 'EXCLUDE'] as const
export type ServiceType = (typeof serviceTypes)[number]
export type TaxMode = (typeof taxModes)[number]

const off = z._default(z.boolean(), false)

export const serviceOptionsSchema = z.object({
  isPaused: off,
  /** Visitors never see a list of a session whose dates are all over, whatever its owner chose. */
  isWaitlistEnabled: off,
  isBookingWithoutTime: off,
})

/** What a service card shows; with it prices, discounts and the waitlist can be judged. */
export const serviceSummarySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: shortTextSchema,
  image: z._default(z.nullable(plainImageSchema), null),
  images: z._default(z.array(plainImageSchema), []),
  type: z.enum(serviceTypes),
  packages: z._default(z.array(packageSchema), []),
  isMiniSession: off,
  /** Minutes; 0 when there is no package. */
  minDuration: z._default(minutesSchema, 0),
  maxDuration: z._default(minutesSchema, 0),
  tax: z.enum(taxModes),
  location: z._default(shortTextSchema, ''),
  numberOfSlotsAvailable: z._default(wholeNumber(0), 0),
  /** Times that others hold right now; they may come back. */
  numberOfSlotsHeld: z._default(wholeNumber(0), 0),
  /** Minutes of a mini session's longest slot; 0 where there is none. */
  longestSlot: z._default(minutesSchema, 0),
  /** Start of the first free slot. */
  slotStartTime: z._default(z.nullable(instantSchema), null),
  createdDate: instantSchema,
  updatedDate: instantSchema,
  options: serviceOptionsSchema,
})

export const contractTemplateSchema = z.object({ id: idSchema, name: shortTextSchema })

export const serviceSchema = z.extend(serviceSummarySchema, {
  /** Rich text. */
  description: z._default(z.string(), ''),
  calendarId: z._default(z.nullable(idSchema), null),
  addons: z._default(z.array(addonSchema), []),
  inquiryTemplate: z._default(inquiryTemplateSchema, { questions: [] }),
  serviceDates: z._default(z.array(serviceDateSchema), []),
  availableSchedules: z._default(z.array(scheduleSchema), []),
  contractTemplates: z._default(z.array(contractTemplateSchema), []),
  questionnaire: z._default(z.nullable(inquiryTemplateSchema), null),
  isAfterBookingQuestionnaire: off,
})

/** Names a service, by its slug, in the address of a page with an inquiry form. */
export const SERVICE_PARAMETER = 'service'

/** An entry of the service select of inquiry forms. */
export const serviceOptionSchema = z.object({
  id: idSchema,
  name: shortTextSchema,
  slug: slugSchema,
  inquiryTemplate: inquiryTemplateSchema,
})

export type ServiceOptions = z.output<typeof serviceOptionsSchema>
export type ServiceSummary = z.output<typeof serviceSummarySchema>
export type ContractTemplate = z.output<typeof contractTemplateSchema>
export type Service = z.output<typeof serviceSchema>
export type ServiceOption = z.output<typeof serviceOptionSchema>
