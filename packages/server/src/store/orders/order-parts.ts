import { answerSchema, fromMinor, type Answer, type Invoice, type Slot } from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Scope } from '../../base/scope.ts'
import { readSlotOf, slotWire } from '../services/read-slots.ts'
import { isMoneyComing } from '../invoices/money-coming.ts'

const contentsSchema = answerSchema.shape.contents

export async function readInvoices({ kysely, businessId }: Scope, orderId: string): Promise<Invoice[]> {
  const rows = await kysely
    .selectFrom('invoice')
    .where('business_id', '=', businessId)
    .where('order_id', '=', orderId)
    .selectAll()
    .select(isMoneyComing('invoice').as('isBeingPaid'))
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    amount: fromMinor(row.amount_minor, row.currency),
    paymentStatus: row.payment_status,
    paidDate: row.paid_date?.toISOString() ?? null,
    isBeingPaid: row.payment_status === 'PENDING' && row.isBeingPaid,
    method: row.method,
    milestone: row.milestone,
    isRetainer: row.is_retainer,
    dueDate: row.due_date,
    days: row.days,
  }))
}

export interface Signed {
  templateId: string
  title: string
  signedAt: Date
  countersignedAt: Date | null
}

/** The signatures that still count: those given for the order's present terms. */
export async function readSigned(
  { kysely, businessId }: Scope,
  order: { id: string; termsVersion: number },
): Promise<Signed[]> {
  return kysely
    .selectFrom('order_contract')
    .where('business_id', '=', businessId)
    .where('order_id', '=', order.id)
    .where('terms_version', '=', order.termsVersion)
    .where('superseded_at', 'is', null)
    .select(['template_id as templateId', 'title', 'countersigned_at as countersignedAt'])
    .select(sql<Date>`signed_at`.as('signedAt'))
    .execute()
}

export async function readAnswers({ kysely, businessId }: Scope, orderId: string): Promise<Answer[]> {
  const rows = await kysely
    .selectFrom('questionnaire_answer')
    .where('business_id', '=', businessId)
    .where('order_id', '=', orderId)
    .select(['question_id', 'contents'])
    .execute()
  return rows.map((row) => ({ id: row.question_id, contents: z.parse(contentsSchema, row.contents) }))
}

export async function readOrderSlot(scope: Scope, slotId: string, currency: string): Promise<Slot | null> {
  const row = await readSlotOf(scope, slotId)
  return row ? slotWire(row, currency) : null
}
