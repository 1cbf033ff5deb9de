import { isEmail, type Business, type Customer } from '@bellows/domain'
import { contactOf } from '../../store/orders/contact.ts'
import type { MailTexts } from '../texts/mail-texts.ts'
import { mailTexts } from '../texts/of-language.ts'
import type { Desk } from './desk.ts'
import type { Address, Letter, LetterPart } from './mail.ts'
import { personName } from './person-name.ts'

/** What a letter is written from and what it is about. */
export interface Occasion {
  desk: Desk
  payload: unknown
}

/** Writes one letter, or none where it is not wanted or nobody can get it. */
export type Writer = (occasion: Occasion) => Promise<Letter | null>

/** Who is written to or of, under a name that is one. */
export function customerOf(contact: unknown): Customer {
  const customer = contactOf(contact)
  return { ...customer, fullName: personName(customer.fullName, customer.email) }
}

const studioAddress = ({ businessName, email }: Business): Address => ({ name: businessName, address: email })

type Content = Pick<Letter, 'subject' | 'parts' | 'picture' | 'attachments'>

/** A letter to a client, signed by the studio; none without an address. */
export function letterToClient(business: Business, customer: Customer, content: Content): Letter | null {
  if (!isEmail(customer.email)) return null
  const texts = mailTexts(business.language)
  const parts: LetterPart[] = [
    texts.greeting(customer.fullName),
    ...content.parts,
    [texts.goodbye, business.businessName, business.phone].filter((line) => line !== '').join('\n'),
  ]
  const to = { name: customer.fullName, address: customer.email }
  return { ...content, to, replyTo: studioAddress(business), parts }
}

/** A letter to the studio; answers go to the client. */
export function letterToOwner(business: Business, customer: Customer, content: Content): Letter | null {
  if (!isEmail(business.email)) return null
  const to = studioAddress(business)
  const canAnswer = isEmail(customer.email)
  return { ...content, to, replyTo: canAnswer ? { name: customer.fullName, address: customer.email } : to }
}

/** How the owner reaches a client. */
export function contactRows({ labels }: MailTexts, { fullName, email, phone }: Customer): LetterPart {
  const rows = [
    [labels.name, fullName],
    [labels.email, email],
    [labels.phone, phone],
  ] as const
  return { rows: rows.filter(([, value]) => value !== '') }
}
