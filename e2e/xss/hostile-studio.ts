import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUILDER } from '../site/builder.ts'
import { letterPeople, letterService, SERVICE } from '../site/letters.ts'
import { HELD, heldService } from './held-service.ts'
import { hostileOption, NAME, type Payloads } from './hostile-values.ts'
import type { Fields } from './templates.ts'

const BLOCKS_EACH = 11
const root = path.resolve(import.meta.dirname, '../..')
const picture = path.join(root, 'packages/server/src/testing/small-studio/pictures/mark.jpg')
const PICTURE = `mark" onerror=alert(1) '><svg onload=alert(1)>;url(x)`
const schemes = ['light_1', 'light_2', 'accent', 'dark_1', 'dark_3', 'image_background']
const roles = [
  'background',
  'lines',
  'headings',
  'paragraphs',
  'solidButton',
  'outlineTextButtonLink',
  'noticeDecoration',
]

/** Where a hostile studio stands, and the pages of it that are one address each. */
export type HostileStudio = Readonly<{ id: string; folder: string; pages: readonly string[] }>

const blockOf = ({ kind, template, fields }: Fields, payloads: Payloads) => ({
  id: `block-${kind}-${template}`.toLowerCase(),
  name: kind,
  visibility: true,
  options: {
    ...Object.fromEntries(
      fields.map((field) => [
        field.name,
        hostileOption(field, `${kind}/${template}.${field.name}`, payloads),
      ]),
    ),
    template,
    theme: schemes[template.length % schemes.length],
  },
})

function themeOf(payloads: Payloads, headers: readonly object[], footers: readonly object[]) {
  const colors = (scheme: string) =>
    Object.fromEntries(roles.map((role) => [role, payloads.style(`theme.${scheme}.${role}`)]))
  return {
    name: payloads.text('theme.name', NAME),
    styles: { typography: payloads.style('theme.typography').slice(0, 40), buttonRadius: 2 },
    headers,
    footers,
    colorPalettes: [
      {
        id: 'hostile',
        name: payloads.text('theme.palette', NAME),
        isActive: true,
        colorSchemes: schemes.map((id) => ({
          id,
          colors: { primary: colors(`${id}.primary`), secondary: colors(`${id}.secondary`) },
        })),
      },
    ],
    menuItems: [
      { title: payloads.text('menu.title', NAME), slug: null },
      {
        title: payloads.text('menu.second', NAME),
        slug: 'page-0',
        children: [{ title: payloads.text('menu.child', NAME), slug: payloads.address('menu.slug') }],
      },
    ],
  }
}

function studioOf(id: string, payloads: Payloads) {
  const text = (place: string) => payloads.text(`studio.${place}`, NAME)
  return {
    id,
    domain: `${id}.localhost`,
    businessName: text('businessName'),
    email: 'hello@scratch.example',
    phone: '+1 312 555 0100',
    address: text('address'),
    officeHours: text('officeHours'),
    language: 'en-US',
    timeZone: 'America/Chicago',
    allowTracking: true,
    paymentSetup: { currency: 'USD', currencySymbol: '$' },
    taxRate: 8,
    taxLabel: text('taxLabel').slice(0, 40),
    bookingAvailability: { minimumNotice: 120, startIncrement: 30 },
    logo: { file: PICTURE, alt: text('logo') },
    payments: {
      feeCollection: 'COLLECT_FEES_OFFLINE',
      methods: [{ method: 'OUTSIDE' }],
      instructions: text('instructions'),
      instructionsInLetters: text('instructionsInLetters'),
    },
    howItWorks: [{ title: text('howItWorks.title'), description: text('howItWorks.description') }],
    countersign: { isAutomatic: true, name: text('countersign') },
    builderOrigins: [BUILDER],
  }
}

function serviceOf(payloads: Payloads) {
  const text = (place: string) => payloads.text(`service.${place}`, NAME)
  const [walk] = letterService.packages
  const [day] = letterService.serviceDates
  const { questions } = letterService.questionnaire
  return {
    ...letterService,
    name: text('name'),
    description: text('description'),
    image: { file: PICTURE, alt: text('alt') },
    packages: [
      {
        ...walk,
        name: text('package'),
        description: text('package.description'),
        features: [text('feature')],
      },
    ],
    addons: [
      { id: 'hostile-print', name: text('addon'), description: text('addon.description'), fee: '20.00' },
    ],
    serviceDates: [{ ...day, location: text('location') }],
    questionnaire: { questions: questions.map((one) => ({ ...one, title: text('question') })) },
  }
}

const questionsOf = (payloads: Payloads) => [
  { id: 'name', title: payloads.text('inquiry.name', NAME), type: 'FULL_NAME' },
  { id: 'mail', title: payloads.text('inquiry.mail', NAME), type: 'EMAIL_ADDRESS' },
  {
    id: 'pick',
    title: payloads.text('inquiry.pick', NAME),
    type: 'SELECT',
    options: [payloads.text('inquiry.option', NAME)],
  },
  { id: 'text', title: payloads.text('inquiry.text', NAME), type: 'MESSAGE' },
]

/** A studio whose every text, address and colour means harm. */
export function writeHostileStudio(
  folder: string,
  templates: readonly Fields[],
  payloads: Payloads,
): HostileStudio {
  const id = path.basename(folder)
  rmSync(folder, { recursive: true, force: true })
  const write = (file: string, content: string | object) => {
    const to = path.join(folder, file)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, typeof content === 'string' ? content : JSON.stringify(content))
  }
  const blocks = templates.map((one) => [one.kind, blockOf(one, payloads)] as const)
  const of = (kind: string) => blocks.filter(([name]) => name === kind).map(([, block]) => block)
  const contents = blocks.filter(([name]) => name !== 'header' && name !== 'footer').map(([, block]) => block)
  const headers = of('header')
  const footers = of('footer')
  const count = Math.ceil(contents.length / BLOCKS_EACH)
  for (let page = 0; page < count; page += 1)
    write(`pages/page-${page}.json`, {
      title: payloads.text('page.title', NAME),
      ogTitle: payloads.text('page.ogTitle', NAME),
      layout: {
        headers: headers.slice(page % headers.length, (page % headers.length) + 1),
        contents: contents.slice(page * BLOCKS_EACH, (page + 1) * BLOCKS_EACH),
        footers: footers.slice(page % footers.length, (page % footers.length) + 1),
      },
    })
  write('pages/home.json', { title: payloads.text('home.title', NAME), layout: {} })
  write('studio.json', studioOf(id, payloads))
  write('theme.json', themeOf(payloads, headers.slice(0, 1), footers.slice(0, 1)))
  write('inquiry.json', { questions: questionsOf(payloads) })
  write(`services/${SERVICE}.json`, serviceOf(payloads))
  write(`services/${HELD}.json`, heldService(payloads))
  const body = `<p>{{client}} and {{studio}} agree on {{package}}.</p><p>${payloads.text('contract.body', 2000)}</p>`
  write(`contracts/${SERVICE}.html`, `<!-- name: Agreement -->\n${body}\n`)
  write(
    'people.json',
    letterPeople((name) => payloads.text(`people.${name}`, NAME)),
  )
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  cpSync(picture, path.join(folder, 'pictures', `${PICTURE}.jpg`))
  return { id, folder, pages: ['/', ...Array.from({ length: count }, (_, page) => `/page-${page}`)] }
}
