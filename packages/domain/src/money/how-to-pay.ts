import type { PaymentServices } from '../entities/payment.ts'

/** When a visitor reads how to pay: before the booking stands, on its page, or in a letter. */
export type PayOccasion = 'before' | 'after' | 'letter'

type Words = Readonly<Pick<PaymentServices, 'instructions' | 'instructionsAfter' | 'instructionsInLetters'>>

/** How to pay the studio directly, in the owner's words for the occasion. */
export function howToPay(words: Words, occasion: PayOccasion): string {
  const { instructions, instructionsAfter, instructionsInLetters } = words
  if (occasion === 'before') return instructions
  const after = instructionsAfter || instructions
  return occasion === 'letter' ? instructionsInLetters || after : after
}
