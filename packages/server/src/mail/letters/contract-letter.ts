import * as z from 'zod/mini'
import { letterToClient, type Writer } from './ground.ts'
import { momentText, orderGround, siteLink } from './order-ground.ts'
import { personName } from './person-name.ts'

const payloadSchema = z.object({ contractId: z.string() })

/** The very text that was signed, byte for byte, so that its fingerprint can be checked. */
const copyToClient =
  (words: 'contract' | 'countersigned'): Writer =>
  async (occasion) => {
    const { contractId } = z.parse(payloadSchema, occasion.payload)
    const { facts, texts, customer } = await orderGround(occasion)
    const signatures = await occasion.desk.signatures(facts.order.id)
    const signed = signatures.find(({ id }) => id === contractId)
    if (!signed) return null
    const { subject, lead } = texts[words]
    const by = (name: string, at: Date) => `${name}, ${momentText(at.toISOString(), facts.business)}`
    const { countersignedName, countersignedAt } = signed
    const rows = [
      [texts.labels.signedBy, by(personName(signed.signedName, customer.email), signed.signedAt)],
      [
        texts.labels.countersignedBy,
        countersignedName && countersignedAt ? by(countersignedName, countersignedAt) : '',
      ],
      [texts.labels.fingerprint, signed.bodySha256],
    ] as const
    const link = siteLink(texts.links.check, facts, `/contracts/verify#${signed.bodySha256}`)
    const filename = `${signed.templateId}.html`
    return letterToClient(facts.business, customer, {
      subject: subject(signed.title),
      parts: [
        lead(signed.title),
        { rows: rows.filter(([, value]) => value !== '') },
        texts.contract.check,
        link,
      ],
      attachments: [{ filename, contentType: 'text/html; charset=utf-8', content: signed.body }],
    })
  }

export const contractToClient = copyToClient('contract')
/** Once more when the studio signs after the booking; the text is the same to the byte. */
export const countersignedToClient = copyToClient('countersigned')
