import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { templateFiles } from './files.ts'
import { templateIds } from '../../packages/sections/src/template-ids.ts'

/** `npm run new:template -- quote QUOTE-7 Axis`: the folder of a template whose id is in the catalogue. */
const source = new URL('../../packages/sections/src/', import.meta.url)

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const { positionals } = parseArgs({ allowPositionals: true })
const [kind = '', id = '', view = ''] = positionals
const ids: readonly string[] = Object.entries(templateIds).find(([name]) => name === kind)?.[1] ?? []
if (ids.length === 0)
  fail(`Usage: npm run new:template -- KIND ID NAME, KIND one of ${Object.keys(templateIds).join(', ')}`)
if (!ids.includes(id))
  fail(
    `${kind} has ${ids.join(', ')}; letters’ case counts. A new id goes into packages/sections/src/template-ids.ts first`,
  )
if (!/^[A-Z][A-Za-z]*$/.test(view)) fail('NAME is the view’s, e.g. Axis')

const files = templateFiles({ kind: kind as keyof typeof templateIds, id, view })
const [first = ''] = Object.keys(files)
const home = new URL(`${dirname(first)}/`, source)
if (existsSync(home)) fail(`${dirname(first).slice(2)} is there already`)
for (const [file, text] of Object.entries(files)) {
  const place = new URL(file, source)
  // A family's own content and overview come with its first template.
  if (existsSync(place)) continue
  mkdirSync(new URL('.', place), { recursive: true })
  writeFileSync(place, text)
}
console.log(`packages/sections/src/${dirname(first).slice(2)} is made; npm run storybook shows it.`)
