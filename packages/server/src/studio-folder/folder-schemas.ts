import {
  addonChoiceSchema,
  addonSchema,
  answerSchema,
  businessSchema,
  clockSchema,
  countersignSchema,
  customerSchema,
  daySchema,
  howItWorksSchema,
  idSchema,
  inquiryTemplateSchema,
  instagramPostSchema,
  instagramSchema,
  instantSchema,
  longTextSchema,
  minutesSchema,
  moneySchema,
  orderStatusSchema,
  packageSchema,
  pageSchema,
  paymentOptionsSchema,
  serviceSchema,
  shortTextSchema,
  studioGroupsSchema,
  themeSchema,
  urlTextSchema,
} from '@bellows/domain'
import * as z from 'zod/mini'

export const hostSchema = z.string().check(z.regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/))
/** What the database counts to. */
export const MOST = 2_147_483_647
const count = z.int().check(z.gte(0), z.lte(MOST))

/** `studio.json`. */
export const studioFileSchema = z.extend(z.omit(businessSchema, { isConnectedInstagram: true }), {
  domain: hostSchema,
  aliases: z._default(z.array(hostSchema), []),
  payments: paymentOptionsSchema,
  builderOrigins: z._default(z.array(urlTextSchema), []),
  howItWorks: z._default(howItWorksSchema, []),
  countersign: z.prefault(countersignSchema, {}),
  settings: z.prefault(studioGroupsSchema, {}),
})

/** Some of a day. */
const spanSchema = minutesSchema.check(z.gte(1))

/** How a date's slots are laid out, in the studio's wall time. */
const slotPlanSchema = z.strictObject({
  day: daySchema,
  first: clockSchema,
  length: spanSchema,
  gap: z._default(minutesSchema, 0),
  end: z.optional(clockSchema),
  count: z.optional(count),
  breaks: z.optional(z.array(z.strictObject({ from: clockSchema, minutes: spanSchema }))),
  premium: z.optional(
    z.array(z.strictObject({ from: clockSchema, to: clockSchema, fee: moneySchema, note: longTextSchema })),
  ),
  disabled: z.optional(z.array(clockSchema)),
})

const dateFileSchema = z.strictObject({
  id: idSchema,
  location: z._default(shortTextSchema, ''),
  plan: slotPlanSchema,
})

/** What is offered no more stays for the orders that name it. */
const withdrawable = { isOffered: z._default(z.boolean(), true) }

/** `services/<slug>.json`: what is counted comes from the slots. */
export const serviceFileSchema = z.extend(
  z.omit(serviceSchema, {
    slug: true,
    numberOfSlotsAvailable: true,
    numberOfSlotsHeld: true,
    longestSlot: true,
    slotStartTime: true,
    serviceDates: true,
    contractTemplates: true,
    calendarId: true,
  }),
  {
    id: z.optional(idSchema),
    createdDate: z.optional(instantSchema),
    updatedDate: z.optional(instantSchema),
    calendarId: z._default(idSchema, 'main'),
    position: z._default(count, 0),
    isPublished: z._default(z.boolean(), true),
    options: z.prefault(serviceSchema.shape.options, {}),
    packages: z._default(z.array(z.extend(packageSchema, withdrawable)), []),
    addons: z._default(z.array(z.extend(addonSchema, withdrawable)), []),
    contractTemplates: z._default(z.array(idSchema), []),
    serviceDates: z._default(z.array(dateFileSchema), []),
  },
)

/** `pages/<slug>.json`; `home.json` is the page without a slug. */
export const pageFileSchema = z.extend(z.omit(pageSchema, { slug: true }), {
  id: z.optional(idSchema),
  position: z._default(count, 0),
  isPublished: z._default(z.boolean(), true),
})

const slotNameSchema = z.strictObject({ date: idSchema, at: clockSchema })
export const secretId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))

const orderFileSchema = z.strictObject({
  id: z.optional(secretId),
  status: z.nullable(orderStatusSchema),
  service: idSchema,
  package: z._default(z.nullable(idSchema), null),
  addons: z._default(z.array(addonChoiceSchema), []),
  customer: customerSchema,
  slot: z.optional(slotNameSchema),
  shootTime: z.optional(instantSchema),
  createdDate: z.optional(instantSchema),
  paid: z.optional(count),
  signed: z.optional(z.array(idSchema)),
  countersigned: z._default(z.boolean(), true),
  answers: z._default(z.array(answerSchema), []),
})

const leadFields = { customer: customerSchema, createdDate: z.optional(instantSchema) }

const inquiryFileSchema = z.strictObject({
  ...leadFields,
  id: z.optional(secretId),
  service: z._default(z.nullable(idSchema), null),
  answers: z._default(z.array(answerSchema), []),
})

const waitlistFileSchema = z.strictObject({
  ...leadFields,
  service: idSchema,
  offer: z.optional(
    z.strictObject({ slot: slotNameSchema, until: instantSchema, token: z.optional(secretId) }),
  ),
})

const heldFileSchema = z.strictObject({
  slot: slotNameSchema,
  lockoutEnd: instantSchema,
  token: z.optional(secretId),
})

const reservedFileSchema = z.strictObject({
  slot: slotNameSchema,
  until: z.optional(instantSchema),
  token: z.optional(secretId),
})

/** `people.json`: what goes on at the studio when it is first imported. */
export const peopleFileSchema = z.strictObject({
  orders: z._default(z.array(orderFileSchema), []),
  inquiries: z._default(z.array(inquiryFileSchema), []),
  waitlist: z._default(z.array(waitlistFileSchema), []),
  holds: z._default(z.array(heldFileSchema), []),
  reserved: z._default(z.array(reservedFileSchema), []),
})

/** Takes a made picture apart: its address stands in `field`, its smaller versions beside it. */
const withVersions = (field: string) =>
  z.transform((entry: unknown) => {
    const { url, additionalImageUrls, alt } = Object(Object(entry)[field])
    if (url === undefined) return entry
    return { alt, additionalImageUrls, ...Object(entry), [field]: url }
  })

export const instagramFileSchema = z.extend(instagramSchema, {
  profile: z.pipe(withVersions('avatarUrl'), instagramSchema.shape.profile),
  posts: z.array(z.pipe(withVersions('imageUrl'), instagramPostSchema)),
})

export { inquiryTemplateSchema, themeSchema }

export type StudioFile = z.output<typeof studioFileSchema>
export type ServiceFile = z.output<typeof serviceFileSchema> & { id: string; slug: string }
export type PageFile = z.output<typeof pageFileSchema> & { id: string; slug: string | null }
export type SlotName = z.output<typeof slotNameSchema>
export type PeopleFile = z.output<typeof peopleFileSchema>
export type OrderFile = z.output<typeof orderFileSchema>
