import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SERVICE } from '../site/letters.ts'
import { HELD, heldService } from './held-service.ts'
import { instagramOf, studioOf } from './hostile-business.ts'
import { contractOf, peopleOf, questionsOf, serviceOf } from './hostile-service.ts'
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
  id: payloads.id(`${kind}/${template}`),
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

/** The page of sections without entries of their own. */
const LENT = 'lent'
/** Kinds whose sections are lent the studio's entries, and how one asks for them. */
const lenders: Readonly<Record<string, readonly object[]>> = {
  faqs: [{}],
  testimonials: [{}],
  facts: [{ group: 'howItWorks' }, { group: 'photoshootApproach' }],
}

/** A block of a kind that nobody knows. */
const unknownBlock = (payloads: Payloads) => ({
  id: payloads.id('unknown'),
  name: payloads.style('unknown.name'),
  options: { template: payloads.text('unknown.template') },
})

const lentBlocks = ({ kind, template }: Fields) =>
  (lenders[kind] ?? []).map((options, index) => ({
    id: `lent-${template}-${index}`.toLowerCase(),
    name: kind,
    visibility: true,
    options: { ...options, template },
  }))

/** Footers as they are by themselves, with the studio's facts and its Instagram. */
const plainFooters = ({ kind, template }: Fields) =>
  kind === 'footer'
    ? [{ id: `plain-${template}`.toLowerCase(), name: kind, visibility: true, options: { template } }]
    : []

function themeOf(payloads: Payloads, headers: readonly object[], footers: readonly object[]) {
  const colors = (scheme: string) =>
    Object.fromEntries(roles.map((role) => [role, payloads.style(`theme.${scheme}.${role}`)]))
  return {
    name: payloads.text('theme.name', NAME),
    styles: { typography: payloads.style('theme.typography', 40), buttonRadius: 2 },
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
  write(`pages/${LENT}.json`, {
    title: payloads.text('lent.title', NAME),
    ogTitle: payloads.text('lent.ogTitle', NAME),
    layout: {
      contents: [unknownBlock(payloads), ...templates.flatMap(lentBlocks)],
      footers: templates.flatMap(plainFooters),
    },
  })
  write('studio.json', studioOf(id, PICTURE, payloads))
  write('instagram.json', instagramOf(payloads))
  write('theme.json', themeOf(payloads, headers.slice(0, 1), footers.slice(0, 1)))
  write('inquiry.json', { questions: questionsOf(payloads) })
  write(`services/${SERVICE}.json`, serviceOf(PICTURE, payloads))
  write(`services/${HELD}.json`, heldService(payloads))
  write(`contracts/${SERVICE}.html`, contractOf(payloads))
  write('people.json', peopleOf(payloads))
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  cpSync(picture, path.join(folder, 'pictures', `${PICTURE}.jpg`))
  return {
    id,
    folder,
    pages: ['/', `/${LENT}`, ...Array.from({ length: count }, (_, page) => `/page-${page}`)],
  }
}
