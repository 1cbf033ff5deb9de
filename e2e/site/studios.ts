import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { testPort } from '../../scripts/test-port.ts'
import { writeGerman } from './german-texts.ts'
import { translated } from './languages.ts'
import { writeLinkedMinis } from './linked-minis.ts'
import { ownContent } from './own-content.ts'

const DEMO = 'alder-and-wren'
const root = path.resolve(import.meta.dirname, '../..')
const studios = path.join(root, 'studios')
const demo = path.join(studios, DEMO)

/** Files of tests that only look: the demo itself serves them, and one copy less is imported for each. */
const onlookers = new Set([
  'back-forward',
  'bars-keep-place',
  'broken-loads',
  'choice-in-sight',
  'documents',
  'every-language',
  'fonts',
  'hash-links',
  'header-stays',
  'heroes',
  'menu-children',
  'page-edges',
  'page-to-page',
  'prefetch',
  'preview-code',
  'preview-colors',
  'preview-edges',
  'preview-live',
  'preview-look',
  'preview-low',
  'preview-screens',
  'preview-tools',
  'preview-widths',
  'reveal',
  'taking-over',
  'without-script',
])

/**
 * The studio of a file of tests: one that comes with the product where the file bears its name, else a copy of the demo
 * under a host of its own, so that no file takes another's times.
 */
export function studioOf(specFile: string): string {
  const name = path.basename(specFile, '.spec.ts')
  return onlookers.has(name) ? DEMO : name
}

export const urlOf = (studio: string): string =>
  `http://${studio === DEMO ? '' : `${studio}.`}localhost:${testPort(3210)}`

/** A studio like another, under the host of its folder's name. */
function copyOf(from: string, folder: string, more: object = {}): string {
  cpSync(from, folder, { recursive: true })
  const file = path.join(folder, 'studio.json')
  const studio: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const id = path.basename(folder)
  const own = { ...Object(studio), ...more, id, domain: `${id}.localhost`, aliases: [] }
  writeFileSync(file, JSON.stringify(own))
  return folder
}

const specs = (folder: string) =>
  readdirSync(path.join(root, 'e2e', folder)).filter((name) => name.endsWith('.spec.ts'))

/** For a run of a few files: the names of those whose studios are imported, `STUDIOS='presses entries'`. */
const asked = process.env['STUDIOS']?.split(' ')
export const isAsked = (name: string): boolean => asked?.includes(name) ?? true

const copiesDemo = (folder: string) => path.basename(folder).startsWith(`${DEMO}-in-`)

/** Folders of all that are imported, the demo itself first. */
export async function studioFolders(target: string): Promise<string[]> {
  rmSync(target, { recursive: true, force: true })
  const names = new Set([...specs('flows'), ...specs('visitors')].map(studioOf))
  names.delete(DEMO)
  const copies = Array.from(names)
    .filter(isAsked)
    .map((name) => {
      if (existsSync(path.join(studios, name))) return path.join(studios, name)
      return copyOf(demo, path.join(target, name))
    })
  for (const folder of copies) await ownContent[path.basename(folder)]?.(folder)
  const spokenHere = translated.filter(({ studio }) => isAsked(studio))
  const inLanguages = spokenHere.map(({ studio, original, language }) =>
    copyOf(path.join(studios, original), path.join(target, studio), { language }),
  )
  for (const folder of inLanguages) if (copiesDemo(folder)) writeLinkedMinis(folder)
  for (const folder of inLanguages) if (folder.endsWith(`${DEMO}-in-de-de`)) writeGerman(folder)
  return [demo, ...copies, ...inLanguages]
}

/** Studios whose cards are paid at the scripted provider; the others are paid directly. */
export const scriptedStudios = ['paying', 'paying-elsewhere', 'paying-yen', 'paying-dinar']

const slugsIn = (folder: string) => readdirSync(folder).map((name) => path.basename(name, '.json'))

/** Addresses of every page of the demo, or of another studio that comes with the product. */
export function demoPages(studio = 'alder-and-wren'): string[] {
  const folder = path.join(studios, studio)
  const isPublished = (slug: string) =>
    !readFileSync(path.join(folder, 'services', `${slug}.json`), 'utf8').includes('"isPublished": false')
  const services = slugsIn(path.join(folder, 'services'))
  const pages = slugsIn(path.join(folder, 'pages')).filter((slug) => !services.includes(slug))
  return [
    ...pages.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
    ...services.filter(isPublished).map((slug) => `/services/${slug}`),
  ]
}
