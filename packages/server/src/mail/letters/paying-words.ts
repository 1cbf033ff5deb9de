import { howToPay, openPayment, takesDirectly } from '@bellows/domain'
import type { OrderGround } from './order-ground.ts'

type Ground = Pick<OrderGround, 'facts' | 'order' | 'texts'>

/** How the studio is paid directly: what is asked of whom pays it so, an offer to whom pays online. */
export function directWords({ facts, order, texts }: Ground): string[] {
  const { payments } = facts.settings
  const words = howToPay(payments, 'letter')
  const way = openPayment(order.invoices, payments)
  if (!words || way === 'none') return []
  if (way === 'direct') return [words]
  return takesDirectly(payments) ? [`${texts.paying.directly}\n${words}`] : []
}

/** What a booking leaves to be paid, and how; without invoices there is nothing to say. */
export function payingWords(ground: Ground): string[] {
  const { facts, order, texts } = ground
  if (order.invoices.length === 0) return []
  const { settled, later } = texts.paying
  const way = openPayment(order.invoices, facts.settings.payments)
  if (way === 'none') return [settled]
  return way === 'online' ? [later, ...directWords(ground)] : directWords(ground)
}
