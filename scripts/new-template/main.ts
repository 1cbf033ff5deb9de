import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { particularStories } from '../../packages/sections/src/kit/story/particular-stories.ts'
import { writtenStories } from '../../packages/sections/src/kit/story/written-stories.ts'
import { kebab, templateIds } from '../../packages/sections/src/template-ids.ts'
import { takenNames, templateFiles } from './files.ts'

/** `npm run new:template -- quote QUOTE-7 Axis`: the folder of a template whose id is in the catalogue. */
const source = new URL('../../packages/sections/src/', import.meta.url)
const formatter = fileURLToPath(new URL('../../node_modules/.bin/oxfmt', import.meta.url))

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { purpose: { type: 'string' }, choose: { type: 'string' } },
})
const [kind = '', id = '', view = ''] = positionals
const ids: readonly string[] = Object.entries(templateIds).find(([name]) => name === kind)?.[1] ?? []
if (ids.length === 0)
  fail(
    `Usage: npm run new:template -- KIND ID NAME [--purpose SENTENCE] [--choose SENTENCE], KIND one of ${Object.keys(templateIds).join(', ')}`,
  )
if (!ids.includes(id))
  fail(
    `${kind} has ${ids.join(', ')}; letters’ case counts. A new id goes into packages/sections/src/template-ids.ts first`,
  )
if (!(`${kind}/${id}` in particularStories))
  fail(
    `What is particular to ${id} goes into packages/sections/src/kit/story/particular-stories.ts first: '${kind}/${id}': 'Default'`,
  )
if (!/^[A-Z][A-Za-z0-9]*$/.test(view) || takenNames.includes(view))
  fail(`NAME is the view’s, e.g. Axis, and not ${takenNames.join(', ')}`)

const siblings = globSync(`${kebab(kind)}/*/*.stories.tsx`, { cwd: fileURLToPath(source) })
const isFirstOfKind = !siblings.some((file) =>
  writtenStories(readFileSync(new URL(file, source), 'utf8')).has('Common'),
)
const files = templateFiles({ kind: kind as keyof typeof templateIds, id, view, isFirstOfKind, ...values })
const [first = ''] = Object.keys(files)
const home = new URL(`${dirname(first)}/`, source)
if (existsSync(home)) fail(`${dirname(first).slice(2)} is there already`)
// A family's own content and overview come with its first template.
const made = Object.entries(files).filter(([file]) => !existsSync(new URL(file, source)))
for (const [file, text] of made) {
  const place = new URL(file, source)
  mkdirSync(new URL('.', place), { recursive: true })
  writeFileSync(place, text)
}
execFileSync(
  formatter,
  made.map(([file]) => fileURLToPath(new URL(file, source))),
)
console.log(`packages/sections/src/${dirname(first).slice(2)} is made; npm run storybook shows it.`)
if (!values.purpose || !values.choose)
  console.log(
    'Its stories file still has to say its purpose and when to choose it; guides.test.ts asks for that.',
  )
