import { languages, type Language, type Order } from '@bellows/domain'
import { expect, test } from 'vitest'
import { sampleDesk, sampleInvoice, samplePayload } from '../../testing/letters/sample-desk.ts'
import { sampleWords } from '../../testing/letters/sample-words.ts'
import { mailTexts } from '../texts/of-language.ts'
import { bookedToClient } from './booking-letters.ts'
import type { Desk } from './desk.ts'

const retainer = sampleInvoice()
const rest = sampleInvoice({ id: 'invoice-2', isRetainer: false, dueDate: '2030-05-18' })
const paid = { paymentStatus: 'PAID', method: 'STRIPE' } as const
const direct = { method: 'OUTSIDE' } as const

/** A studio that takes cards, and is paid directly by whoever likes that better. */
function online(desk: Desk): Desk {
  return {
    ...desk,
    order: async (id) => {
      const { facts, order } = await desk.order(id)
      const payments = {
        ...facts.settings.payments,
        feeCollection: 'COLLECT_FEES_ONLINE' as const,
        methods: [{ method: 'STRIPE' as const }, { method: 'OUTSIDE' as const }],
      }
      return { facts: { ...facts, settings: { ...facts.settings, payments } }, order }
    },
  }
}

const told = async (over: Partial<Order>, language: Language) => {
  const desk = online(sampleDesk(language, over))
  const letter = await bookedToClient({ desk, payload: samplePayload })
  return letter?.parts.filter((part) => typeof part === 'string') ?? []
}

test.each(languages)(
  'a letter in %s says how the rest is paid, and that the date is open',
  async (language) => {
    const { paying, bookedClient } = mailTexts(language)
    const account = sampleWords[language].howToPay
    const invoices = { byCard: [{ ...retainer, ...paid }, rest], directly: [{ ...retainer, ...direct }] }
    const byCard = await told({ invoices: invoices.byCard }, language)
    expect(byCard).toEqual(expect.arrayContaining([paying.later, `${paying.directly}\n${account}`]))
    const directly = await told({ invoices: invoices.directly }, language)
    expect(directly).toContain(account)
    expect(directly).not.toContain(paying.later)
    const settled = await told({ invoices: [{ ...retainer, ...paid }] }, language)
    expect(settled).toContain(paying.settled)
    expect(settled.join()).not.toContain(account)
    const undated = await told({ shoots: [], invoices: [] }, language)
    expect(undated).toContain(bookedClient.dateOpen)
    expect(undated).not.toContain(bookedClient.calendar)
    expect(byCard).not.toContain(bookedClient.dateOpen)
  },
)
