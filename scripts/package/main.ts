/** One archive that runs on Node 24 alone: `npm run package`, to `bellows.tgz` or the file that is named. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { importedPackages, packagesWithin } from './production-packages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const archive = path.resolve(process.argv[2] ?? 'bellows.tgz')
const folder = path.join(root, '.data', 'package', 'bellows')
const rooms = ['server', 'api', 'domain']
/** The drawing of the demo's photographs comes along: the first start makes them. */
const sources = [...rooms.map((room) => `packages/${room}/src`), 'scripts/photographs']
const whole = ['dist', 'studios', 'LICENSE', 'docs']

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing(\/|$)/.test(file)
/** Runs only with the bundler. */
const isDeveloping = (file: string) => file.endsWith('developing-site.ts') || file.endsWith('db/codegen.ts')
/** Lays out what the renderer of letters draws, for eyes; letters are sent as they are drawn. */
const isUncalled = (place: string) => place === 'node_modules/prettier'
const isRun = (file: string) => !isTest(file) && !isDeveloping(file)

function copy(name: string): void {
  const from = path.join(root, name)
  const filter = (file: string) => isRun(path.relative(root, file))
  fs.cpSync(from, path.join(folder, name), { recursive: true, filter })
}

function linkRoom(room: string): void {
  copy(`packages/${room}/package.json`)
  const place = path.join(folder, 'node_modules', '@bellows', room)
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.symlinkSync(path.join('..', '..', 'packages', room), place)
}

function copyLocales(): void {
  fs.mkdirSync(path.join(folder, 'locales'))
  for (const name of fs.globSync('*.json', { cwd: path.join(root, 'locales') })) copy(`locales/${name}`)
}

function copyPackages(): void {
  const wanted = ['dist/server', ...sources].flatMap((name) => importedPackages(path.join(root, name), isRun))
  for (const place of packagesWithin(root, [...new Set(wanted)]).filter((name) => !isUncalled(name)))
    fs.cpSync(path.join(root, place), path.join(folder, place), {
      recursive: true,
      filter: (file) => !path.relative(path.join(root, place), file).startsWith('node_modules'),
    })
}

if (!fs.existsSync(path.join(root, 'dist', 'server', 'entry-server.js')))
  execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' })
fs.rmSync(path.dirname(folder), { recursive: true, force: true })
fs.mkdirSync(folder, { recursive: true })
for (const name of [...sources, ...whole]) copy(name)
for (const room of rooms) linkRoom(room)
copyLocales()
copyPackages()
fs.copyFileSync(path.join(import.meta.dirname, 'server.js'), path.join(folder, 'server.js'))
fs.writeFileSync(
  path.join(folder, 'package.json'),
  `${JSON.stringify({ name: 'bellows', private: true, type: 'module', engines: { node: '>=24' } }, null, 2)}\n`,
)
execFileSync('tar', ['-czf', archive, '-C', path.dirname(folder), path.basename(folder)])
fs.rmSync(path.dirname(folder), { recursive: true })
console.log(`${archive}: ${(fs.statSync(archive).size / 1e6).toFixed(1)} MB`)
