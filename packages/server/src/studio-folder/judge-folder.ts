import { optionFaultsOf, type CheckBlock } from './check-options.ts'
import type { StudioFolder } from './studio-folder.ts'

type Judging = Readonly<{ check: CheckBlock | null; isStrict: boolean; say: (line: string) => void }>

/** Warns of every field that nothing knows and every option that is not drawn as it stands; a strict judge lets none pass. */
export const judgeFolder =
  ({ check, isStrict, say }: Judging) =>
  async (folder: StudioFolder): Promise<void> => {
    if (!check && isStrict) throw new Error('A strict import needs the built site: npm run build')
    const faults = [...folder.unknownFields, ...(check ? await optionFaultsOf(folder, check) : [])]
    for (const { message } of faults) say(`${isStrict ? 'Error' : 'Warning'}: ${message}`)
    if (isStrict && faults.length > 0)
      throw new Error(`Nothing was imported: ${faults.length} places do not fit`)
  }
