import { createHash } from 'node:crypto'
import path from 'node:path'
import { hasPlainChoices } from '../store/contracts/signing-fields.ts'
import type { Contract } from '../store/studio/stored-settings.ts'
import { cleanRichText } from './clean-rich-text.ts'
import { FolderFault } from './folder-fault.ts'

const title = /^<!--\s*name:\s*(.+?)\s*-->\s*/

/** Contract texts; the first line of each names it: `<!-- name: Session agreement -->`. */
export function readContracts(files: ReadonlyMap<string, string>): Contract[] {
  return [...files].map(([file, text]) => {
    const [heading = '', name] = title.exec(text) ?? []
    if (!name) throw new FolderFault(file, [], 'the first line must be <!-- name: … -->')
    const body = cleanRichText(text.slice(heading.length)).normalize('NFC').trim()
    if (!hasPlainChoices(body))
      throw new FolderFault(
        file,
        [],
        'each {{choice …}} must have a name of its own and stand alone in a <p>',
      )
    const version = createHash('sha256').update(body).digest('hex').slice(0, 12)
    return { id: path.basename(file, '.html'), name, body, version }
  })
}
