import { optionFaultsOf, type CheckBlock } from './check-options.ts'
import { themeFaultsOf, type CheckTheme } from './check-theme.ts'
import type { FolderFault } from './folder-fault.ts'
import type { StudioFolder } from './studio-folder.ts'

/** The built site's word on what it draws. */
export type SiteChecks = Readonly<{ checkBlock: CheckBlock; checkTheme: CheckTheme }>

type Judging = Readonly<{ checks: SiteChecks | null; isStrict: boolean; say: (line: string) => void }>

const faultsOf = async (folder: StudioFolder, checks: SiteChecks | null): Promise<FolderFault[]> => [
  ...folder.unknownFields,
  ...themeFaultsOf(folder, checks?.checkTheme ?? null),
  ...(checks ? await optionFaultsOf(folder, checks.checkBlock) : []),
]

/** Warns of every field that nothing knows and of all that is not drawn as it stands; a strict judge lets none pass. */
export const judgeFolder =
  ({ checks, isStrict, say }: Judging) =>
  async (folder: StudioFolder): Promise<void> => {
    if (!checks && isStrict) throw new Error('A strict import needs the built site: npm run build')
    const faults = await faultsOf(folder, checks)
    for (const { message } of faults) say(`${isStrict ? 'Error' : 'Warning'}: ${message}`)
    if (isStrict && faults.length > 0)
      throw new Error(`Nothing was imported: ${faults.length} places do not fit`)
  }
