import { optionFaultsOf, type CheckBlock } from './check-options.ts'
import { themeFaultsOf, type CheckTheme } from './check-theme.ts'
import { folderNotices } from './folder-notices.ts'
import { pictureNotices } from './picture-notices.ts'
import type { StudioFolder } from './studio-folder.ts'

/** The built site's word on what it draws. */
export type SiteChecks = Readonly<{ checkBlock: CheckBlock; checkTheme: CheckTheme }>

type Telling = Readonly<{ isStrict: boolean; say: (line: string) => void }>
type Judging = Telling & Readonly<{ checks: SiteChecks | null }>

const wordsOf = async (folder: StudioFolder, checks: SiteChecks | null): Promise<string[]> => {
  const faults = [
    ...folder.unknownFields,
    ...folder.lostMarks,
    ...themeFaultsOf(folder, checks?.checkTheme ?? null),
    ...(checks ? await optionFaultsOf(folder, checks.checkBlock) : []),
  ]
  return [...faults.map(({ message }) => message), ...folderNotices(folder), ...pictureNotices(folder)]
}

/** Says each line as a warning, or, to the strict, as what ends the import. */
export function tellFaults(lines: readonly string[], { isStrict, say }: Telling): void {
  for (const line of lines) say(`${isStrict ? 'Error' : 'Warning'}: ${line}`)
  if (!isStrict || lines.length === 0) return
  throw new Error(
    lines.length === 1
      ? 'Nothing was imported: 1 place does not fit'
      : `Nothing was imported: ${lines.length} places do not fit`,
  )
}

/** Warns of every field that nothing knows, of what was taken out of a text, of all that is not drawn as it stands and of what may not be meant; a strict judge lets none pass. */
export const judgeFolder =
  ({ checks, ...telling }: Judging) =>
  async (folder: StudioFolder): Promise<void> => {
    if (!checks && telling.isStrict) throw new Error('A strict import needs the built site: npm run build')
    tellFaults(await wordsOf(folder, checks), telling)
  }
