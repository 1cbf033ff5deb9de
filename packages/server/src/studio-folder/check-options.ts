import type { Block } from '@bellows/domain'
import { areasOf, type Area } from './folder-areas.ts'
import { FolderFault } from './folder-fault.ts'
import type { StudioFolder } from './studio-folder.ts'

/** What a block's template says of its stored options; templates are the site's. */
export type CheckBlock = (block: Block) => Promise<readonly Fault[]>
type Fault = Readonly<{
  place: readonly (string | number)[]
  problem: 'unknown' | 'repaired' | 'leftOut' | 'surplus' | 'lifted' | 'noKind' | 'noTemplate'
  known?: readonly string[]
}>

/** What is wrong, in words; kinds and templates are told with those that there are. */
const texts: Readonly<Record<Fault['problem'], (block: Block, known: string) => string>> = {
  unknown: () => 'no template knows this option',
  repaired: () => 'the value does not fit and is changed when it is drawn',
  leftOut: () => 'this entry does not fit and is left out when it is drawn',
  surplus: () => 'the list is full before this entry, which is left out when it is drawn',
  lifted: () => 'a menu has three levels, so these entries are drawn beside the one above them',
  noKind: ({ name }, known) => `there is no section ${name}; there are ${known}`,
  noTemplate: ({ name, options }, known) =>
    `${name} has no template ${String(options['template'])}; it has ${known}; letters’ case counts`,
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
        .map(({ place, problem, known = [] }) => {
          const inBlock = problem === 'noKind' ? ['name'] : ['options', ...place]
          const text = texts[problem](block, known.join(', '))
          return new FolderFault(file, [...path, index, ...inBlock], text)
        }),
    ),
  )
  return found.flat()
}

/** Options of a folder that are unknown or that a schema has to change, with their files and places. */
export const optionFaultsOf = async (folder: StudioFolder, check: CheckBlock): Promise<FolderFault[]> =>
  (await Promise.all(areasOf(folder).map((area) => faultsOf(area, check)))).flat()
