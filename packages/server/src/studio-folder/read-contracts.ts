import { createHash } from 'node:crypto'
import path from 'node:path'
import { contractFields } from '@bellows/domain'
import { hasPlainChoices } from '../store/contracts/signing-fields.ts'
import type { Contract } from '../store/studio/stored-settings.ts'
import type { RichTextCleaner } from './clean-rich-text.ts'
import { FolderFault } from './folder-fault.ts'

const title = /^<!--\s*name:\s*(.+?)\s*-->\s*/
const mark = /\{\{([^{}]*)\}\}/g
const known: ReadonlySet<string> = new Set([...contractFields, 'guardian'])
const isKnown = (name: string) => known.has(name) || /^choice\s+[\w-]+$/.test(name)

/** What nothing fills in would be signed as it stands. */
function requireKnownFields(file: string, body: string): void {
  const unknown = [...body.matchAll(mark)].find(([, name = '']) => !isKnown(name.trim()))
  if (unknown === undefined) return
  const names = [...known, 'choice …'].map((name) => `{{${name}}}`).join(', ')
  throw new FolderFault(file, [], `${unknown[0]} is no field of a contract; there are ${names}`)
}

/** Contract texts; the first line of each names it: `<!-- name: Session agreement -->`. */
export function readContracts(
  files: ReadonlyMap<string, string>,
  { clean }: Pick<RichTextCleaner, 'clean'>,
): Contract[] {
  return [...files].map(([file, text]) => {
    const [heading = '', name] = title.exec(text) ?? []
    if (!name) throw new FolderFault(file, [], 'the first line must be <!-- name: … -->')
    const body = clean(file, text.slice(heading.length)).normalize('NFC').trim()
    if (!hasPlainChoices(body))
      throw new FolderFault(
        file,
        [],
        'each {{choice …}} must have a name of its own and stand alone in a <p>',
      )
    requireKnownFields(file, body)
    const version = createHash('sha256').update(body).digest('hex').slice(0, 12)
    return { id: path.basename(file, '.html'), name, body, version }
  })
}
