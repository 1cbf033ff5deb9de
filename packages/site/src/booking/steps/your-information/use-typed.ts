import { customerForm, customerFormTwice, type BookingRecord, type Customer } from '@bellows/domain'
import { useSchemaForm } from '@bellows/ui'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useTerms } from '../../flow/booking-context.tsx'
import { typedRecord } from '../../record/booking-record.ts'
import { useWorld } from '../../world/booking-world.tsx'

type Typed = NonNullable<BookingRecord['customer']>

const nobody: Customer = { fullName: '', email: '', phone: '' }

/** An address that was sent, or that the studio knows, need not be typed once more. */
const twice = (typed: Typed): Typed => ({ ...typed, emailConfirm: typed.emailConfirm ?? typed.email })

const once = ({ fullName, email, phone }: Typed): Typed => ({ fullName, email, phone })

const orKnown = (typed: string, known: string): string => (typed.trim() ? typed : known || typed)

/** What was typed before, and what is known where that was left blank: it may have been begun for another booking. */
const asFarAsKnown = ({ emailConfirm, ...typed }: Typed, known: Customer): Typed => {
  const email = orKnown(typed.email, known.email)
  return {
    fullName: orKnown(typed.fullName, known.fullName),
    email,
    phone: orKnown(typed.phone, known.phone),
    emailConfirm: email === typed.email ? emailConfirm : email,
  }
}

/** The form of who books, with what was typed before or is known; the record keeps what is typed. */
export function useTyped() {
  const { records, business } = useWorld()
  const known = useTerms().entry.customer ?? nobody
  const { asksEmailTwice } = business.bookingAvailability
  const ofStudio = asksEmailTwice ? twice : once
  const [typed] = useState(() => ofStudio(asFarAsKnown(records.get().record?.customer ?? known, known)))
  const schema: z.ZodMiniType<Typed, Typed> = asksEmailTwice ? customerFormTwice : customerForm
  const form = useSchemaForm(schema, typed)
  const keep = (values: Typed) => {
    const { record } = records.get()
    if (record) records.put(typedRecord(record, ofStudio(values)))
  }
  /** Who wrote the same slip twice means the same address twice. */
  const correct = (email: string) => {
    const isRepeated = asksEmailTwice && form.getValues('emailConfirm') === form.getValues('email')
    form.setValue('email', email, { shouldValidate: true })
    if (isRepeated) form.setValue('emailConfirm', email, { shouldValidate: true })
  }
  return { form, keep, correct, asksEmailTwice }
}
