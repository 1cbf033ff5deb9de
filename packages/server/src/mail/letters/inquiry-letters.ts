import { formatDay, isDay, type Business, type Customer } from '@bellows/domain'
import * as z from 'zod/mini'
import { mailTexts } from '../texts/of-language.ts'
import {
  contactRows,
  customerOf,
  letterToClient,
  letterToOwner,
  type Occasion,
  type Writer,
} from './ground.ts'
import { isLink } from './is-link.ts'

const payloadSchema = z.object({ inquiryId: z.string() })
const answersSchema = z.array(
  z.object({ title: z.string(), type: z.optional(z.string()), contents: z.array(z.string()) }),
)

type Told = z.infer<typeof answersSchema>[number]

/** An answer as it reads in the studio’s language: days and yes or no are stored for programs. */
function wordsOf({ type, contents }: Told, language: string): string {
  const { yes, no } = mailTexts(language)
  if (type === 'YES_NO') return contents.map((answer) => (answer === 'Yes' ? yes : no)).join(', ')
  return contents.map((text) => (isDay(text) ? formatDay(text, language) : text)).join(', ')
}

interface InquiryGround {
  business: Business
  isOwnerTold: boolean
  customer: Customer
  told: (readonly [title: string, answer: string])[]
}

async function inquiryGround({ desk, payload }: Occasion): Promise<InquiryGround | undefined> {
  const { inquiryId } = z.parse(payloadSchema, payload)
  const row = await desk.inquiry(inquiryId)
  if (!row) return undefined
  const { business, settings } = row
  const answers = z
    .parse(answersSchema, row.answers)
    // The chosen service stands under its name; its answer is an id.
    .filter(({ type }) => type !== 'SERVICE_SELECTION' || row.service === null)
    .map((answer) => [answer.title, wordsOf(answer, business.language)] as const)
  const { labels } = mailTexts(business.language)
  const service = row.service === null ? [] : [[labels.service, row.service] as const]
  return {
    business,
    isOwnerTold: settings.groups.notifications.newInquiry,
    customer: customerOf(row.contact),
    told: [...service, ...answers],
  }
}

export const inquiryToClient: Writer = async (occasion) => {
  const ground = await inquiryGround(occasion)
  if (!ground) return null
  const { business, customer, told } = ground
  const { inquiryClient } = mailTexts(business.language)
  // Whoever asks chooses the address that this goes to: what leads somewhere would be sent in the studio's name.
  const rows = told.filter(([, answer]) => !isLink(answer))
  const parts = [
    inquiryClient.lead(business.businessName),
    ...(rows.length > 0 ? [inquiryClient.copy, { rows }] : []),
  ]
  return letterToClient(business, customer, { subject: inquiryClient.subject, parts })
}

export const inquiryToOwner: Writer = async (occasion) => {
  const ground = await inquiryGround(occasion)
  if (!ground?.isOwnerTold) return null
  const { business, customer, told } = ground
  const texts = mailTexts(business.language)
  const { subject, lead } = texts.inquiryOwner
  const parts = [lead(customer.fullName), contactRows(texts, customer), { rows: told }]
  return letterToOwner(business, customer, { subject: subject(customer.fullName), parts })
}
