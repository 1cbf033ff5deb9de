import { writeFileSync } from 'node:fs'
import path from 'node:path'

export const prefixes = ['services', 'slots', 'reserved', 'inquiries', 'pending'] as const
type Prefix = (typeof prefixes)[number]

/** What a service asks for; one letter each makes its slug. */
export type Needs = Readonly<{
  /** Several that are each SINGLE are chosen among all the same. */
  packages: 'one' | 'several' | 'several-single'
  hasAddons: boolean
  hasContract: boolean
  questions: 'before' | 'after'
  hasNoTime: boolean
}>
export type Path = Readonly<{ slug: string; prefix: Prefix; needs: Needs }>

const both = [true, false]
const timed: readonly Needs[] = (['several', 'one'] as const).flatMap((packages) =>
  both.flatMap((hasAddons) =>
    both.flatMap((hasContract) =>
      (['before', 'after'] as const).map((questions) => ({
        packages,
        hasAddons,
        hasContract,
        questions,
        hasNoTime: false,
      })),
    ),
  ),
)
const singles: Needs = {
  packages: 'several-single',
  hasAddons: false,
  hasContract: false,
  questions: 'after',
  hasNoTime: false,
}
const untimed: readonly Needs[] = timed
  .filter(({ packages, hasAddons }) => packages === 'one' && !hasAddons)
  .map((needs) => ({ ...needs, hasNoTime: true }))

const slugOf = ({ packages, hasAddons, hasContract, questions, hasNoTime }: Needs): string =>
  [
    hasNoTime ? 'untimed' : 'timed',
    packages,
    hasAddons ? 'addons' : 'plain',
    hasContract ? 'signed' : 'free',
    questions,
  ].join('-')

/** Every combination that the rule allows, under every address that it may be booked at. */
export const paths: readonly Path[] = [
  { slug: slugOf(singles), prefix: 'services', needs: singles },
  ...timed.flatMap((needs) => prefixes.map((prefix) => ({ slug: slugOf(needs), prefix, needs }))),
  ...untimed.flatMap((needs) =>
    (['services', 'inquiries', 'pending'] as const).map((prefix) => ({ slug: slugOf(needs), prefix, needs })),
  ),
]

/** A tenth of them: each prefix and each answer at least twice. */
export const covering: readonly Path[] = paths.filter(({ slug, prefix }) =>
  [
    'services timed-several-addons-signed-before',
    'services timed-one-plain-free-after',
    'services timed-several-single-plain-free-after',
    'slots timed-several-plain-signed-after',
    'reserved timed-one-addons-free-before',
    'inquiries timed-several-addons-free-after',
    'inquiries untimed-one-plain-signed-before',
    'pending timed-several-addons-signed-before',
    'pending timed-one-plain-free-after',
    'pending untimed-one-plain-free-before',
  ].includes(`${prefix} ${slug}`),
)

/** The step rule, written down a second time. */
export function stepsOf({ prefix, needs }: Path): string[] {
  const { packages, hasAddons, hasContract, questions, hasNoTime } = needs
  const isPrepared = prefix === 'pending'
  const isAsked = !isPrepared && !(hasNoTime && prefix === 'inquiries')
  return [
    ...(packages !== 'one' && !isPrepared ? ['select-package'] : []),
    ...(hasAddons && !isPrepared ? ['select-addons'] : []),
    ...(isAsked ? ['your-information'] : []),
    ...(hasContract ? ['sign-contract'] : []),
    ...(questions === 'before' ? ['questionnaire'] : []),
    'payments',
  ]
}

/** When each of them has its time, so that no path takes another's. */
export const clocks: Readonly<Record<Prefix, string>> = {
  services: '09:00',
  slots: '09:30',
  reserved: '10:00',
  inquiries: '10:30',
  pending: '11:00',
}

const padded = (text: string) => text.replaceAll('-', '').padEnd(24, '0')
export const idOf = ({ prefix, slug }: Pick<Path, 'prefix' | 'slug'>): string =>
  padded(`${prefix}${slug}`).slice(0, 64)
export const person = {
  fullName: 'Anna Berg',
  email: 'anna@people.example',
  phone: '+1 618 555 0199',
} as const

const packageOf = (slug: string, name: string, type: 'SINGLE' | 'MULTI') => ({
  id: `${slug}-${name}`,
  name,
  type,
  totalFee: '100.00',
  shootDuration: 20,
})

function serviceOf(slug: string, { packages, hasAddons, hasContract, questions, hasNoTime }: Needs) {
  const names = packages === 'one' ? ['Whole'] : ['Small', 'Large']
  const type = packages === 'several' ? 'MULTI' : 'SINGLE'
  return {
    name: slug,
    calendarId: slug,
    createdDate: { in: '-30d', at: '09:00' },
    type: packages === 'one' ? 'SINGLE_PACKAGE' : 'MULTI_PACKAGES',
    tax: 'EXCLUDE',
    isMiniSession: !hasNoTime,
    options: { isBookingWithoutTime: hasNoTime },
    packages: names.map((name) => packageOf(slug, name, type)),
    addons: hasAddons ? [{ id: `${slug}-print`, name: 'A print', fee: '20.00' }] : [],
    contractTemplates: hasContract ? ['step-rule'] : [],
    questionnaire: { questions: [{ id: `${slug}-q`, title: 'Who is coming?', type: 'SHORT_TEXT' }] },
    isAfterBookingQuestionnaire: questions === 'after',
    serviceDates: hasNoTime
      ? []
      : [
          {
            id: `${slug}-date`,
            location: 'The field',
            plan: { day: { in: '30d' }, first: '09:00', count: 6, length: 20, gap: 10 },
          },
        ],
  }
}

const slotOf = ({ slug, prefix }: Path) => ({ date: `${slug}-date`, at: clocks[prefix] })
const under = (prefix: Prefix) => paths.filter((one) => one.prefix === prefix)

/** The people whose links the paths begin with. */
const people = () => ({
  orders: under('pending').map((one) => ({
    id: idOf(one),
    status: null,
    service: one.slug,
    package: `${one.slug}-${one.needs.packages === 'several' ? 'Small' : 'Whole'}`,
    customer: person,
    ...(!one.needs.hasNoTime && { slot: slotOf(one) }),
  })),
  inquiries: under('inquiries').map((one) => ({ id: idOf(one), service: one.slug, customer: person })),
  reserved: under('reserved').map((one) => ({ slot: slotOf(one), token: idOf(one) })),
})

/** Puts a service for every combination into a copy of the demo, with all who come by a link. */
export function writeStepRule(folder: string): void {
  const write = (file: string, content: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(content))
  const contract = '<!-- name: Agreement -->\n<p>We come, and take the pictures.</p>\n'
  writeFileSync(path.join(folder, 'contracts/step-rule.html'), contract)
  const slugs = new Map(paths.map(({ slug, needs }) => [slug, needs]))
  for (const [slug, needs] of slugs) write(`services/${slug}.json`, serviceOf(slug, needs))
  write('services/questionnaire.json', serviceOf('questionnaire', { ...timed[0]!, questions: 'before' }))
  write('people.json', people())
}
