import { orderContractSchema, type OrderContract } from '@bellows/domain'

const clauses = [
  [
    'Parties and date',
    'We photograph you on <strong>January 26, 2030</strong>, beginning at <strong>9:00 AM CST</strong>.',
  ],
  ['Time', 'A session begins at its time, whether you are there or not. Please come five minutes early.'],
  [
    'Price',
    'The price is <strong>$303.64</strong> including tax. The retainer is due today and keeps the time.',
  ],
  [
    'Moving and cancelling',
    'You may move the session once, to any time that is free. What was paid stays paid.',
  ],
  ['Weather', 'We look at the sky together the day before. If it will not do, we move at no cost.'],
  ['Pictures', 'We choose and edit them in the style of our portfolio. Unedited files are not delivered.'],
  ['Prints', 'Print and share the pictures for any private purpose, for as long as you like.'],
] as const

const body = clauses
  .map(([name, words], index) => `<p><strong>${index + 1}. ${name}.</strong> ${words}</p>`)
  .join('')

export const longBody = Array.from({ length: 9 }, () => body).join('')

/** The agreement of the Orchard Light Minis, not signed yet. */
export const makeContract = (over: Partial<OrderContract> = {}): OrderContract => ({
  ...orderContractSchema.parse({
    id: 'agreement',
    name: 'Session agreement',
    number: 1,
    count: 1,
    body,
    fingerprint: '9f3a51c0'.repeat(8),
    termsVersion: 1,
    consent: 'I agree to sign electronically.',
    signature: null,
    supersededDate: null,
    nextId: 'agreement',
  }),
  ...over,
})

export const makeSignature = (
  over: Partial<NonNullable<OrderContract['signature']>> = {},
): NonNullable<OrderContract['signature']> => ({
  kind: 'TYPED',
  name: 'Anna Berg',
  drawing: null,
  signedDate: '2030-01-15T10:02:00.000Z',
  countersignedName: null,
  countersignedDate: null,
  ...over,
})
