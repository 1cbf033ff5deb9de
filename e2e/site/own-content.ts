import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUILDER } from './builder.ts'
import { writeClockChanges } from './clock-changes.ts'
import { writeEntries } from './entries.ts'
import { everyPicture } from './every-picture.ts'
import { keepPicturesElsewhere } from './foreign-pictures.ts'
import { writeBrisantPeople, writeLetterPeople } from './letters.ts'
import { writeLinkedMinis } from './linked-minis.ts'
import { lengthen } from './long-words.ts'
import { writePicturedWords } from './pictured-words.ts'
import { writeStepRule } from './step-rule.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Change = (file: string, content: Json) => Json

const jsonIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

function rewrite(folder: string, change: Change): void {
  for (const name of jsonIn(folder)) {
    const file = path.join(folder, name)
    writeFileSync(file, JSON.stringify(change(name, JSON.parse(readFileSync(file, 'utf8')) as Json)))
  }
}

/** Every value under a name, wherever it stands. */
function each(value: Json, change: (key: string, value: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((entry) => each(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, change(key, each(child, change))]),
  )
}

const noPictures: Change = (_file, content) =>
  each(content, (key, value) => {
    if (key === 'image' || key === 'logo' || key === 'avatar') return null
    return key === 'images' ? [] : value
  })

/** The minis without contract and questions, beside those that ask for all. */
export const PLAIN_MINIS = '/services/plain-minis'

function plainMinis(folder: string): void {
  const read = readFileSync(path.join(folder, 'services/orchard-light-minis.json'), 'utf8')
  const { contractTemplates: _, questionnaire: __, ...service } = JSON.parse(read) as Record<string, Json>
  const { packages, addons, serviceDates, ...rest } = service
  const own = each({ packages, addons, serviceDates } as Json, (key, value) =>
    key === 'id' && typeof value === 'string' ? `plain-${value}` : value,
  )
  writeFileSync(
    path.join(folder, `${PLAIN_MINIS.slice(1)}.json`),
    JSON.stringify({ ...rest, ...Object(own), name: 'Plain Minis', calendarId: 'plain' }),
  )
}

/** A studio whose preview a test may hold. */
const heldByBuilder: Change = (file, content) =>
  file === 'studio.json' ? { ...(content as object), builderOrigins: [BUILDER] } : content
const inPart = { milestone: 'DURING_BOOKING', percent: 50 }
const later = [
  { milestone: 'BEFORE_SHOOT_DATE', percent: 30, remainingBalanceDue: 5 },
  { milestone: 'ON_SHOOT_DATE', percent: 20 },
]

/** Its minis are paid in three parts. */
const inThreeParts: Change = (_file, content) =>
  each(content, (key, value) => {
    if (key !== 'packages' || !Array.isArray(value)) return value
    return value.map((one: Json) => ({ ...Object(one), paymentSetup: [inPart, ...later] }))
  })

const amounts = new Set(['totalFee', 'fee', 'premiumFee', 'amount'])

/** The same studio with another money, by what a dollar is in it; without tax, which would leave odd amounts. */
const inCurrency =
  (currency: string, { rate, digits }: { rate: number; digits: number }): Change =>
  (_file, content) =>
    each(content, (key, value) => {
      if (key === 'currency') return currency
      if (key === 'taxRate') return 0
      const isAmount = amounts.has(key) && typeof value === 'string'
      return isAmount ? (Number(value) * rate).toFixed(digits) : value
    })

/** Where visitors who are counted come: no test host. */
export const COUNTED_HOST = 'consent.studio'

/** A studio that counts visits, asks before, and says why. */
function asking(folder: string): void {
  const studio = path.join(folder, 'studio.json')
  const given = JSON.parse(readFileSync(studio, 'utf8')) as object
  const tracking = [{ vendor: 'metaPixel', id: '42' }]
  const own = { aliases: [COUNTED_HOST], allowTracking: true, trackingConsent: 'ask', tracking }
  writeFileSync(studio, JSON.stringify({ ...given, ...own }))
  const words = { template: 'ONLY-TEXT-1', description: '<p>What we know of you, and why.</p>' }
  const contents = [{ id: 'privacy-words', name: 'introduction', options: words }]
  const footers = [
    { id: 'no-footer', name: 'footer', visibility: false, options: { template: 'MAIN-FOOTER-1' } },
  ]
  const pages = [
    ['privacy', { title: 'Privacy', layout: { contents } }],
    ['bare', { title: 'Without a footer', layout: { contents, footers } }],
  ] as const
  for (const [slug, page] of pages)
    writeFileSync(path.join(folder, `pages/${slug}.json`), JSON.stringify(page))
}

/** Where a page's button leads to a page that a service has. */
export const BUTTON_PAGE = '/to-a-service'

function buttonToService(folder: string): void {
  const options = {
    template: 'CTA-1',
    title: 'Weddings',
    buttonLabel: 'To the day',
    buttonAction: 'page',
    buttonPage: { id: 'wedding-day', slug: 'wedding-day', serviceId: null },
  }
  const contents = [{ id: 'invitation', name: 'callToAction', options }]
  writeFileSync(
    path.join(folder, `pages${BUTTON_PAGE}.json`),
    JSON.stringify({ title: 'To a service', layout: { contents } }),
  )
}

/** A page under a header of its own, which has the id of the studio's and another template. */
export const OWN_HEADER = '/own-header'

function pageWithHeader(folder: string): void {
  const headers = [{ id: 'header', name: 'header', options: { template: 'MAIN-HEADER-3' } }]
  const words = { template: 'ONLY-TEXT-1', title: 'Under another header' }
  const contents = [{ id: 'words', name: 'introduction', options: words }]
  writeFileSync(
    path.join(folder, `pages${OWN_HEADER}.json`),
    JSON.stringify({ title: 'Own header', layout: { headers, contents } }),
  )
}

/** Who found no time of a full session, and waits for one. */
export const GUEST = 'guest@kept-session.example'

const waitsForSession: Change = (file, content) => {
  if (file === path.join('services', 'family.json'))
    return { ...Object(content), options: { isWaitlistEnabled: true } }
  if (file !== 'people.json') return content
  const customer = { fullName: 'Gus Guest', email: GUEST, phone: '+1 618 555 0123' }
  return {
    ...Object(content),
    waitlist: [{ service: 'family', createdDate: { in: '-9d', at: '18:40' }, customer }],
  }
}

/** A studio whose preview a test may hold, and that shows nothing of what it posted. */
function notConnected(folder: string): void {
  rmSync(path.join(folder, 'instagram.json'), { force: true })
  rewrite(folder, heldByBuilder)
}

/** What the copy of the demo for a file of tests has of its own. */
export const ownContent: Readonly<Record<string, (folder: string) => void | Promise<void>>> = {
  consent: asking,
  'foreign-pictures': keepPicturesElsewhere,
  'every-step': writeLinkedMinis,
  'long-words': lengthen,
  'no-pictures': (folder) => rewrite(folder, noPictures),
  'button-pages': buttonToService,
  'own-header': pageWithHeader,
  'every-picture': everyPicture,
  'pictured-words': writePicturedWords,
  'step-rule': writeStepRule,
  presses: plainMinis,
  'kept-session': (folder) => rewrite(folder, waitsForSession),
  'clock-change': writeClockChanges,
  entries: writeEntries,
  moving: writeEntries,
  'paying-elsewhere': writeEntries,
  letters: writeLetterPeople,
  'letters-brisant': writeBrisantPeople,
  preview: notConnected,
  'preview-senders': (folder) => rewrite(folder, heldByBuilder),
  paying: (folder) => rewrite(folder, inThreeParts),
  'paying-yen': (folder) => rewrite(folder, inCurrency('JPY', { rate: 100, digits: 0 })),
  'paying-dinar': (folder) => rewrite(folder, inCurrency('KWD', { rate: 0.3, digits: 3 })),
}
