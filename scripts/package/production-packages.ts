import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'

type Names = Readonly<Record<string, string>>
/** What npm's lock file says of each folder of packages. */
type Lock = Readonly<{ packages: Record<string, { dependencies?: Names; optionalDependencies?: Names }> }>

const specifier = /\b(?:from|import)\s*\(?\s*["']([^."'/][^"']*)["']/g

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages that files under a folder import by name; our own rooms are left out. */
export function importedPackages(folder: string, isRead: (file: string) => boolean): string[] {
  const files = fs.globSync('**/*.{js,ts}', { cwd: folder }).filter(isRead)
  const found = files.flatMap((file) =>
    [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(specifier)].map(([, name = '']) => name),
  )
  const outside = found.filter((name) => !isBuiltin(name) && !name.startsWith('@bellows/'))
  return [...new Set(outside.map(packageOf))]
}

/** Where Node would find a package that one at `from` asks for. */
function placeOf(name: string, from: string, places: ReadonlySet<string>): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at && `${at}/`}node_modules/${name}`
    if (places.has(place)) return place
    if (at === '') return undefined
  }
}

/** Folders of these packages and of all that they need in turn, as the lock file tells and this machine has them. */
export function packagesWithin(root: string, wanted: readonly string[]): string[] {
  const { packages }: Lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const places = new Set(Object.keys(packages).filter((place) => fs.existsSync(path.join(root, place))))
  const taken = new Set<string>()
  const open: (readonly [name: string, from: string])[] = wanted.map((name) => [name, ''])
  for (let next = open.pop(); next; next = open.pop()) {
    const place = placeOf(...next, places)
    if (!place || taken.has(place)) continue
    taken.add(place)
    const { dependencies, optionalDependencies } = packages[place] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) open.push([name, place])
  }
  return [...taken]
}
