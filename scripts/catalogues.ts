import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = new URL('../locales/', import.meta.url).pathname
const catalogues = () => readdirSync(folder).filter((name) => name.endsWith('.po'))
/** Ids and translations without the places they stand in, which move with every edit. */
const content = (name: string, from: string) =>
  readFileSync(join(from, name), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.includes('POT-Creation-Date'))
    .join('\n')

const kept = mkdtempSync(join(folder, '.kept-'))
for (const name of catalogues()) cpSync(join(folder, name), join(kept, name))
try {
  execFileSync('npm', ['run', '-s', 'i18n:extract'], { stdio: 'ignore' })
  const stale = catalogues().filter((name) => content(name, folder) !== content(name, kept))
  for (const name of stale) console.error(`${name} does not match the sources: run npm run i18n:extract`)
  process.exitCode = stale.length > 0 ? 1 : 0
} finally {
  for (const name of readdirSync(kept)) cpSync(join(kept, name), join(folder, name))
  rmSync(kept, { recursive: true })
}
