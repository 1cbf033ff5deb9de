import { isRecord, type Block } from '@bellows/domain'
import { templateKeys, templateOf } from './registry.ts'
import { loadTemplate } from './template-loading.ts'

/**
 * An option of a block that no schema knows, or that it had to change; or else a block whose kind or template there is
 * not, with those that there are.
 */
export type OptionFault = Readonly<{
  place: readonly (string | number)[]
  problem: 'unknown' | 'repaired' | 'noKind' | 'noTemplate'
  known?: readonly string[]
}>

type Values = Readonly<Record<string, unknown>>
/** What import sees in every picture; a template without words on its pictures lets it go. */
const seenAtImport: ReadonlySet<string> = new Set(['brightness', 'subject'])
const isLetGo = (name: string, picture: Values) => seenAtImport.has(name) && 'url' in picture

function inRecord(given: Values, kept: Values, place: OptionFault['place']): OptionFault[] {
  return Object.entries(given).flatMap(([name, value]): OptionFault[] => {
    if (name in kept) return differences(value, kept[name], [...place, name])
    return isLetGo(name, given) ? [] : [{ place: [...place, name], problem: 'unknown' }]
  })
}

/** What was given and is not there after the schema; what the schema adds is no fault. */
function differences(given: unknown, kept: unknown, place: OptionFault['place']): OptionFault[] {
  if (isRecord(given) && isRecord(kept)) return inRecord(given, kept, place)
  if (Array.isArray(given) && Array.isArray(kept) && given.length === kept.length)
    return given.flatMap((entry, index) => differences(entry, kept[index], [...place, index]))
  return given === kept ? [] : [{ place, problem: 'repaired' }]
}

function missing({ name }: Block): OptionFault {
  const named = templateKeys.map((key) => key.split('/'))
  const ids = named.flatMap(([kind, id = '']) => (kind === name ? [id] : []))
  if (ids.length > 0) return { place: ['template'], problem: 'noTemplate', known: ids }
  return { place: [], problem: 'noKind', known: [...new Set(named.map(([kind = '']) => kind))] }
}

/** What in a block's stored options is not drawn as it stands there. */
export async function optionFaults(block: Block): Promise<OptionFault[]> {
  const placed = templateOf(block)
  if (!placed) return [missing(block)]
  const { parse } = await loadTemplate(placed.key)
  const { template: _, ...options } = block.options
  return inRecord(options, parse(options), [])
}
