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
import type { LetterPart } from './mail.ts'

const payloadSchema = z.object({ inquiryId: z.string() })
const answersSchema = z.array(
  z.object({ title: z.string(), type: z.optional(z.string()), contents: z.array(z.string()) }),
)

interface InquiryGround {
  business: Business
  isOwnerTold: boolean
  customer: Customer
  told: LetterPart
}

async function inquiryGround({ desk, payload }: Occasion): Promise<InquiryGround | undefined> {
  const { inquiryId } = z.parse(payloadSchema, payload)
  const row = await desk.inquiry(inquiryId)
  if (!row) return undefined
  const { business, settings } = row
  const shown = (text: string) => (isDay(text) ? formatDay(text, business.language) : text)
  const answers = z
    .parse(answersSchema, row.answers)
    // The chosen service stands under its name; its answer is an id.
    .filter(({ type }) => type !== 'SERVICE_SELECTION' || row.service === null)
    .map(({ title, contents }) => [title, contents.map(shown).join(', ')] as const)
  const { labels } = mailTexts(business.language)
  const service = row.service === null ? [] : [[labels.service, row.service] as const]
  return {
    business,
    isOwnerTold: settings.groups.notifications.newInquiry,
    customer: customerOf(row.contact),
    told: { rows: [...service, ...answers] },
  }
}

export const inquiryToClient: Writer = async (occasion) => {
  const ground = await inquiryGround(occasion)
  if (!ground) return null
  const { business, customer, told } = ground
  const { inquiryClient } = mailTexts(business.language)
  const parts = [inquiryClient.lead(business.businessName), inquiryClient.copy, told]
  return letterToClient(business, customer, { subject: inquiryClient.subject, parts })
}

export const inquiryToOwner: Writer = async (occasion) => {
  const ground = await inquiryGround(occasion)
  if (!ground?.isOwnerTold) return null
  const { business, customer, told } = ground
  const texts = mailTexts(business.language)
  const { subject, lead } = texts.inquiryOwner
  const parts = [lead(customer.fullName), contactRows(texts, customer), told]
  return letterToOwner(business, customer, { subject: subject(customer.fullName), parts })
}
