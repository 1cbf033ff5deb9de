import type { Block } from '@bellows/domain'
import { areasOf, type Area } from './folder-areas.ts'
import { FolderFault } from './folder-fault.ts'
import type { StudioFolder } from './studio-folder.ts'

/** What a block's template says of its stored options; templates are the site's. */
export type CheckBlock = (block: Block) => Promise<readonly Fault[]>
type Fault = Readonly<{ place: readonly (string | number)[]; problem: 'unknown' | 'repaired' }>

const texts = {
  unknown: 'no template knows this option',
  repaired: 'the value does not fit and is changed when it is drawn',
}

/** Import writes what it saw in a picture beside it, also where no words stand on it: that is no owner's option. */
const seen = new Set<unknown>(['brightness', 'subject'])
const isSeen = ({ place, problem }: Fault) =>
  problem === 'unknown' && place.length > 1 && seen.has(place.at(-1))

async function faultsOf({ file, path, blocks }: Area, check: CheckBlock): Promise<FolderFault[]> {
  const found = await Promise.all(
    blocks.map(async (block, index) =>
      (await check(block))
        .filter((fault) => !isSeen(fault))
        .map(
          ({ place, problem }) =>
            new FolderFault(file, [...path, index, 'options', ...place], texts[problem]),
        ),
    ),
  )
  return found.flat()
}

/** Options of a folder that are unknown or that a schema has to change, with their files and places. */
export const optionFaultsOf = async (folder: StudioFolder, check: CheckBlock): Promise<FolderFault[]> =>
  (await Promise.all(areasOf(folder).map((area) => faultsOf(area, check)))).flat()
