import { createHash } from 'node:crypto'
import {
  contactQuestions,
  plainPhone,
  type AnswerValue,
  type AnswerValues,
  type CampaignCookies,
  type InquiryQuestion,
  type InquirySubmission,
} from '@bellows/domain'
import { sql, type Transaction } from 'kysely'
import type { Call } from '../../base/call.ts'
import { newId } from '../../base/new-id.ts'
import type { Tables } from '../../db/tables.ts'
import { write } from '../../db/write.ts'
import { putReachable } from '../customers/put-customer.ts'
import { putMessage } from '../outbox/put-message.ts'

const SAME_BODY_MINUTES = 10

/** An inquiry that fits a form; `values` hold days in place of instants, so that a repeat is the same. */
export interface JudgedInquiry {
  questions: readonly InquiryQuestion[]
  values: AnswerValues
}

interface NewInquiry extends JudgedInquiry {
  submission: InquirySubmission
  campaign: CampaignCookies | null
}

const list = (value: AnswerValue): string[] => (Array.isArray(value) ? value : [value])

/** The questions as they were asked, with what was answered; what tells who asks stands in the contact. */
function storedAnswers({ questions, values }: NewInquiry) {
  const contacts = contactQuestions(questions)
  return questions
    .filter(({ id }) => !contacts.has(id))
    .map(({ id, title, type }) => ({ id, title, type, contents: list(values[id] ?? []) }))
}

function bodyHash({ submission, values }: NewInquiry): string {
  const { serviceId, customer } = submission
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const body = [serviceId, customer.fullName.trim(), customer.email.trim(), customer.phone.trim(), sorted]
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}

/** Claims the body for `id`; answers the id of whoever claimed it within the last ten minutes. */
async function claimBody(tx: Transaction<Tables>, businessId: string, claim: { hash: string; id: string }) {
  const response = JSON.stringify({ id: claim.id })
  const { rows } = await sql<{ id: string }>`
    insert into idempotency as kept (business_id, scope, key, request_hash, response, expires_at)
    values (${businessId}, 'inquiry', ${claim.hash}, ${claim.hash}, ${response}::jsonb,
      now() + make_interval(mins => ${SAME_BODY_MINUTES}))
    on conflict (business_id, scope, key) do update set
      response = case when kept.expires_at <= now() then excluded.response else kept.response end,
      expires_at = case when kept.expires_at <= now() then excluded.expires_at else kept.expires_at end
    returning response ->> 'id' as id`.execute(tx)
  return rows[0]?.id
}

/** Stores the lead (an order with status INQUIRY), the inquiry, and the message to the owner, or nothing. */
export async function storeInquiry(inquiry: NewInquiry, { database, studio }: Call): Promise<string> {
  const { customer, serviceId } = inquiry.submission
  const contact = {
    fullName: customer.fullName.trim(),
    email: customer.email.trim(),
    phone: plainPhone(customer.phone.trim()),
  }
  const hash = bodyHash(inquiry)
  const [id, orderId, outboxId] = [newId(), newId(), newId()]
  const business_id = studio.id
  return write(database.kysely, async (tx) => {
    const scope = { tx, businessId: business_id }
    const first = await claimBody(tx, business_id, { hash, id })
    if (first !== undefined && first !== id) return first
    const customer_id = await putReachable(scope, contact)
    const answers = JSON.stringify(storedAnswers(inquiry))
    const given = JSON.stringify(contact)
    const campaign = inquiry.campaign && JSON.stringify(inquiry.campaign)
    await sql`
      with lead as (
        insert into orders (business_id, id, origin, status, service_id, customer_id, contact, currency, locale,
          campaign)
        values (${business_id}, ${orderId}, 'INQUIRY', 'INQUIRY', ${serviceId}, ${customer_id}, ${given}::jsonb,
          ${studio.currency}, ${studio.language}, ${campaign}::jsonb) returning business_id, id
      )
      insert into inquiry (business_id, id, order_id, service_id, contact, answers, body_sha256, locale, campaign)
      select business_id, ${id}, id, ${serviceId}, ${given}::jsonb, ${answers}::jsonb, ${hash}, ${studio.language},
        ${campaign}::jsonb
      from lead`.execute(tx)
    const key = `inquiry.received:${id}`
    const payload = { inquiryId: id, orderId }
    await putMessage(scope, { id: outboxId, kind: 'inquiry.received', key, payload })
    return id
  })
}
