import type { PaymentMethod } from '@bellows/domain'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Texts = Readonly<{ name: MessageDescriptor; hint: MessageDescriptor }>

const card = msg`Card`

const texts: Readonly<Record<PaymentMethod, Texts>> = {
  STRIPE: { name: card, hint: msg`You’ll go to the secure page of Stripe and come back here.` },
  SQUARE: { name: card, hint: msg`You’ll go to the secure page of Square and come back here.` },
  PAYPAL: { name: msg`PayPal`, hint: msg`You’ll go to PayPal and come back here.` },
  OUTSIDE: { name: msg`Pay the studio directly`, hint: msg`The studio tells you how to pay.` },
}

/** Two providers of cards are told apart by their names. */
const named: Partial<Record<PaymentMethod, MessageDescriptor>> = {
  STRIPE: msg`Card, by Stripe`,
  SQUARE: msg`Card, by Square`,
}

export function methodName(method: PaymentMethod, offered: readonly PaymentMethod[]): MessageDescriptor {
  const hasTwoCards = offered.includes('STRIPE') && offered.includes('SQUARE')
  return (hasTwoCards ? named[method] : undefined) ?? texts[method].name
}

/** How it was paid, as a document says it. */
export const methodPaid = (method: PaymentMethod): MessageDescriptor =>
  method === 'OUTSIDE' ? msg`Direct payment` : texts[method].name

export const methodHint = (method: PaymentMethod): MessageDescriptor => texts[method].hint
