import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { templateIds, templatePath } from '../packages/sections/src/template-ids.ts'

const sections = 'packages/sections/src'
const root = fileURLToPath(new URL('..', import.meta.url))

const views = Object.entries(templateIds)
  .flatMap(([kind, ids]) => ids.map((id) => `${templatePath(`${kind}/${id}`)}.tsx`.replace('.', sections)))
  .filter((view) => existsSync(root + view))

/** What the browser starts with, and each template's view: a page names its own by address, which an own file has. */
export const clientInputs: readonly string[] = ['packages/site/src/entry-client.tsx', ...views]
