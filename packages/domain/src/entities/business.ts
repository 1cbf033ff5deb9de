import * as z from 'zod/mini'
import { boundedText, matchingText } from './shapes.ts'
import { bookingAvailabilitySchema } from './booking-availability.ts'
import { plainImageSchema } from './image.ts'
import { languageSchema } from './language-schema.ts'
import { paymentServiceSchema, paymentSetupSchema } from './payment.ts'
import { idSchema, longTextSchema, percentSchema, shortTextSchema, urlTextSchema } from './wire.ts'

export const trackingVendors = ['googleAnalytics', 'googleTagManager', 'metaPixel', 'pinterestTag'] as const

export const trackingSchema = z.object({
  vendor: z.enum(trackingVendors),
  id: matchingText(/^[A-Za-z0-9-]{1,40}$/),
})

const text = z._default(shortTextSchema, '')
const link = z._default(urlTextSchema, '')

/** The contact facts that inquiry forms and footers show; empty means not shown. */
export const contactSchema = z.object({
  email: text,
  phone: text,
  address: z._default(longTextSchema, ''),
  officeHours: z._default(longTextSchema, ''),
  facebook: link,
  instagram: link,
  tiktok: link,
  pinterest: link,
})

/** What the public may know of a studio. */
export const businessSchema = z.extend(contactSchema, {
  id: idSchema,
  businessName: shortTextSchema,
  domain: shortTextSchema,
  language: languageSchema,
  /** IANA name; all times are shown in it. */
  timeZone: boundedText(64),
  logo: z._default(z.nullable(plainImageSchema), null),
  /** Ways to pay at Checkout that work here and now. */
  paymentServices: z.optional(z.array(paymentServiceSchema)),
  paymentSetup: paymentSetupSchema,
  taxRate: z._default(percentSchema, 0),
  taxLabel: text,
  allowTracking: z._default(z.boolean(), false),
  trackingConsent: z._default(z.enum(['off', 'ask']), 'off'),
  tracking: z._default(z.array(trackingSchema), []),
  isConnectedInstagram: z._default(z.boolean(), false),
  bookingAvailability: bookingAvailabilitySchema,
})

export type Tracking = z.output<typeof trackingSchema>
export type Contact = z.output<typeof contactSchema>
export type Business = z.output<typeof businessSchema>
