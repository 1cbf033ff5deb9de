import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { testPort } from '../../scripts/test-port.ts'

const root = path.resolve(import.meta.dirname, '../..')
const demo = path.join(root, 'studios/alder-and-wren')

/** The studio of a file of tests: a copy of the demo under a host of its own, so that no file takes another's times. */
export const studioOf = (specFile: string): string => path.basename(specFile, '.spec.ts')

export const urlOf = (studio: string): string => `http://${studio}.localhost:${testPort(3210)}`

const specs = (folder: string) =>
  readdirSync(path.join(root, 'e2e', folder)).filter((name) => name.endsWith('.spec.ts'))

/** Folders of all copies, the demo itself first. */
export function studioFolders(target: string): string[] {
  rmSync(target, { recursive: true, force: true })
  const copies = [...specs('flows'), ...specs('visitors')].map((spec) => {
    const name = studioOf(spec)
    const folder = path.join(target, name)
    cpSync(demo, folder, { recursive: true })
    const file = path.join(folder, 'studio.json')
    const studio: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const own = { ...Object(studio), id: name, domain: `${name}.localhost`, aliases: [] }
    writeFileSync(file, JSON.stringify(own))
    return folder
  })
  return [demo, ...copies]
}

const slugsIn = (folder: string) =>
  readdirSync(path.join(demo, folder)).map((name) => path.basename(name, '.json'))

const isPublished = (slug: string) =>
  !readFileSync(path.join(demo, 'services', `${slug}.json`), 'utf8').includes('"isPublished": false')

/** Addresses of every page of the demo. */
export function demoPages(): string[] {
  const services = slugsIn('services')
  const pages = slugsIn('pages').filter((slug) => !services.includes(slug))
  return [
    ...pages.map((slug) => (slug === 'home' ? '/' : `/${slug}`)),
    ...services.filter(isPublished).map((slug) => `/services/${slug}`),
  ]
}
