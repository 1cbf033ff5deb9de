import type { Language, Order } from '@bellows/domain'
import { letterHtml, letterText } from '../../mail/draw-letter.ts'
import { writerOf } from '../../mail/letters.ts'
import type { Letter } from '../../mail/letters/mail.ts'
import { sampleDesk, sampleInvoice, samplePayload } from './sample-desk.ts'
import { studioLook } from './sample-studio.ts'

const paid: Partial<Order> = {
  invoices: [sampleInvoice({ paymentStatus: 'PAID', paidDate: '2030-05-11T14:58:00.000Z' })],
  dueNow: '0.00',
  paid: '151.82',
  left: '151.82',
}

/** How the order stands when a letter is written, where that is not simply booked. */
const standings: Readonly<Record<string, Partial<Order>>> = {
  'invoice.due': { invoices: [sampleInvoice()] },
  'invoice.paid': paid,
  'order.cancelled': { status: 'CANCELLED', dueNow: '0.00', left: '0.00' },
  'order.paid_without_slot': { ...paid, isPaidWithoutSlot: true, slot: null, shoots: [] },
  'order.prepared': { status: null },
  'waitlist.joined': { status: 'WAITLIST' },
  'waitlist.offered': { status: 'WAITLIST' },
}

/** What an event says of itself. */
const told: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'order.paid_without_slot': { lostStart: '2030-05-18T22:40:00.000Z' },
  'payment.mismatch': { method: 'STRIPE' },
  'payment.unexpected': { method: 'STRIPE' },
  'payment.reversed': { method: 'STRIPE', reversal: 'dispute' },
}

const eventOf = (kind: string) => kind.slice(0, kind.indexOf(':'))

/** The sample letter of a kind, as `order.booked:client`, in a language. */
export async function sampleLetter(kind: string, language: Language): Promise<Letter> {
  const event = eventOf(kind)
  const desk = sampleDesk(language, standings[event])
  const payload = { ...samplePayload, invoiceId: 'invoice-1', ...told[event] }
  const letter = await writerOf(`mail:${kind}`)?.({ desk, payload })
  if (!letter) throw new Error(`No letter is written for ${kind}`)
  return letter
}

/** The same as it is sent. */
export async function drawnSample(kind: string, language: Language): Promise<{ html: string; text: string }> {
  const letter = await sampleLetter(kind, language)
  return { html: await letterHtml(letter, studioLook(language)), text: letterText(letter, language) }
}
