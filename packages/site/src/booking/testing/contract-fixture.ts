import { orderContractSchema, type OrderContract } from '@bellows/domain'

const clauses = [
  [
    'Parties and date',
    'We photograph you on <strong>January 26, 2030</strong>, beginning at <strong>9:00\u00A0AM\u00A0CST</strong>.',
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

const releaseBody = `<p><strong>1. On screen.</strong> <strong>Anna Berg</strong> allows Alder &amp; Wren to show pictures of this session on its website.</p>
<p>{{choice screen}}</p>
<p><strong>2. In print.</strong> The same pictures may hang in the studio.</p>
<p>{{choice print}}</p>
<p><strong>3. Children.</strong> For anyone under 18 a parent or guardian agrees: <strong>to be filled in when signing</strong>.</p>`

const said: Readonly<Record<string, string>> = {
  '{{choice screen}}': '<strong>Agreed</strong>',
  '{{choice print}}': '<strong>Declined</strong>',
  'to be filled in when signing': 'Ole Berg',
}

/** A release that asks clause by clause; signed, it says what was answered. */
export const makeRelease = (over: Partial<OrderContract> = {}): OrderContract => ({
  ...makeContract({ id: 'agreement', name: 'Model release' }),
  body: over.signature
    ? Object.entries(said).reduce((text, [place, words]) => text.replace(place, words), releaseBody)
    : releaseBody,
  asksGuardian: !over.signature,
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
