import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../base/repository-root.ts'
import { smallFolder } from '../testing/small-folder.ts'
import { folderParser } from './folder-parser.ts'
import {
  inquiryTemplateSchema,
  instagramFileSchema,
  pageFileSchema,
  peopleFileSchema,
  serviceFileSchema,
  studioFileSchema,
  themeSchema,
} from './folder-schemas.ts'
import { timeRewriter } from './resolve-times.ts'
import { rewriteJson } from './rewrite-json.ts'

const schemas = {
  'studio.json': studioFileSchema,
  'theme.json': themeSchema,
  'inquiry.json': inquiryTemplateSchema,
  'instagram.json': instagramFileSchema,
  'people.json': peopleFileSchema,
  services: serviceFileSchema,
  pages: pageFileSchema,
}
const clock = { now: Date.parse('2026-03-08T02:00:00Z'), zone: 'America/Chicago' }

/** What import puts in a picture's place. */
function madePicture(value: unknown): unknown {
  const { file, ...rest } = Object(value)
  return typeof file === 'string'
    ? { ...rest, url: `/media/${file}.jpg`, key: 'k', width: 3, height: 2, brightness: 'x', subject: {} }
    : undefined
}

function unknownIn(file: string, data: unknown): string[] {
  const { parse, unknownFields } = folderParser()
  const times = timeRewriter(file, clock)
  const [kind = ''] = file.split('/')
  const resolved = rewriteJson(data, (value, place) => times(value, place) ?? madePicture(value))
  parse(schemas[kind as keyof typeof schemas], file, resolved)
  return unknownFields.map(({ message }) => message)
}

const studios = path.join(repositoryRoot, 'studios')
const kinds = '{studio,theme,inquiry,instagram,people,services/*,pages/*}.json'
const shipped = [smallFolder, ...globSync('*', { cwd: studios }).map((name) => path.join(studios, name))]

test.each(shipped)('every field of %s is known', (folder) => {
  const files = globSync(kinds, { cwd: folder })
  expect(files.length).toBeGreaterThan(3)
  for (const file of files)
    expect(unknownIn(file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')))).toEqual([])
})

const offered = { id: 'p', name: 'P', type: 'SINGLE', totalFee: '1.00', shootDuration: 20 }
const service = { name: 'S', type: 'SINGLE_PACKAGE', tax: 'EXCLUDE', options: {} }
const block = { id: 'b', name: 'quote' }
const page = { title: 'A page', layout: {} }
const theme = { name: 'T', styles: { typography: 'atelier' }, colorPalettes: [] }
const studio = JSON.parse(readFileSync(path.join(smallFolder, 'studio.json'), 'utf8'))

const entry = { title: 'A', slug: 'a' }
const menuAround = (child: object) => ({ ...entry, children: [child] })

test.each<[string, object, string]>([
  ['services/s.json', { ...service, options: { isPausd: true } }, 'options.isPausd'],
  ['services/s.json', { ...service, descripton: 'x' }, 'descripton'],
  ['services/s.json', { ...service, slug: 'other' }, 'slug'],
  ['services/s.json', { ...service, packages: [{ ...offered, discont: null }] }, 'packages.0.discont'],
  ['services/s.json', { ...service, image: { file: 'a', altt: 'x' } }, 'image.altt'],
  ['pages/p.json', { ...page, ogTitel: 'x' }, 'ogTitel'],
  ['pages/p.json', { ...page, layout: { content: [] } }, 'layout.content'],
  [
    'pages/p.json',
    { ...page, layout: { contents: [{ ...block, visability: false }] } },
    'layout.contents.0.visability',
  ],
  ['theme.json', { ...theme, menuitems: [] }, 'menuitems'],
  [
    'theme.json',
    { ...theme, menuItems: [{ title: 'A', slug: 'a', children: [{ title: 'B', slug: 'b', url: 'c' }] }] },
    'menuItems.0.children.0.url',
  ],
  [
    'theme.json',
    { ...theme, menuItems: [menuAround(menuAround(menuAround(menuAround({ ...entry, icon: 'x' }))))] },
    'menuItems.0.children.0.children.0.children.0.children.0.icon',
  ],
  ['theme.json', JSON.parse(`{ "toString": 1, ${JSON.stringify(theme).slice(1)}`), 'toString'],
  ['studio.json', { ...studio, timezone: 'Europe/Paris' }, 'timezone'],
  [
    'studio.json',
    { ...studio, settings: { paymentReminder: { daysbefore: 3 } } },
    'settings.paymentReminder.daysbefore',
  ],
  [
    'studio.json',
    { ...studio, bookingAvailability: { minimumNotise: 5 } },
    'bookingAvailability.minimumNotise',
  ],
  ['inquiry.json', { questions: [], title: 'x' }, 'title'],
])('%s with %o: what nothing knows is told with its place', (file, data, place) => {
  expect(unknownIn(file, data)).toEqual([`${file} at ${place}: nothing knows this field`])
})
