/** What tells a price that ends, before a booking begins. */
export const clock = ['site-clock', 'server-clock', 'use-clock'].map(
  (name) => `site/src/booking/world/${name}`,
)

/** Sums that are split in parts, which no step but the last shows. */
export const moneyOfPaying = [
  'due-date',
  'how-to-pay',
  'instalments',
  'premium-change',
  'quote',
  'split',
  'tax',
].map((name) => `domain/src/money/${name}`)

/** What some ways into a booking ask for, and no other. */
export const callsOfEntries = [
  'api/src/inquiries',
  'api/src/select-date',
  'api/src/waitlist',
  'domain/src/entities/date-choice',
  'domain/src/entities/inquiry.',
  'domain/src/entities/reserved-slot',
]

/** What is signed and looked at afterwards, which two pages alone do. */
export const contracts = ['api/src/contracts', 'domain/src/entities/order-contract']

/** What a page of content is made of: asked for on the way to one, and no booking reads it. */
export const content = [
  'api/src/site.',
  'domain/src/entities/site.',
  'domain/src/entities/page.',
  'domain/src/entities/page-ref.',
  'domain/src/entities/block.',
  'domain/src/entities/theme.',
  'domain/src/entities/menu-item.',
  'domain/src/entities/instagram.',
  'domain/src/entities/option-groups.',
]

/** Of the schemas, what comes apart from them. */
export const heldApart = [...content, ...callsOfEntries, ...contracts]
