import {
  businessSchema,
  countersignSchema,
  howItWorksSchema,
  idSchema,
  inquiryTemplateSchema,
  instagramSchema,
  paymentServicesSchema,
  shortTextSchema,
  studioGroupsSchema,
  urlTextSchema,
} from '@bellows/domain'
import * as z from 'zod/mini'

/** A contract's text as the owner wrote it; `version` names the text. */
const contractSchema = z.object({
  id: idSchema,
  name: shortTextSchema,
  body: z.string(),
  version: z.string(),
})

/** What is stored in `business.profile`: all that everyone may know, but what has columns of its own. */
export const profileSchema = z.omit(businessSchema, {
  id: true,
  businessName: true,
  domain: true,
  language: true,
  timeZone: true,
  isConnectedInstagram: true,
})

/** What is stored in `business.settings`. */
export const settingsSchema = z.object({
  payments: paymentServicesSchema,
  builderOrigins: z._default(z.array(urlTextSchema), []),
  howItWorks: z._default(howItWorksSchema, []),
  countersign: z.prefault(countersignSchema, {}),
  inquiryTemplate: z._default(inquiryTemplateSchema, { questions: [] }),
  instagram: z._default(z.nullable(instagramSchema), null),
  contracts: z._default(z.array(contractSchema), []),
  groups: z.prefault(studioGroupsSchema, {}),
})

export type Contract = z.output<typeof contractSchema>
export type StudioSettings = z.output<typeof settingsSchema>
