import { isRecord, type Block } from '@bellows/domain'
import { templateKeys, templateOf } from './registry.ts'
import { loadTemplate } from './template-loading.ts'

/**
 * An option of a block that no schema knows, or that it had to change; an entry of a list that it leaves out because it
 * does not fit or because there are too many, or lifts beside the one above it; or else a block whose kind or template
 * there is not, with those that there are.
 */
export type OptionFault = Readonly<{
  place: readonly (string | number)[]
  problem: 'unknown' | 'repaired' | 'leftOut' | 'surplus' | 'lifted' | 'noKind' | 'noTemplate'
  known?: readonly string[]
}>

type Place = OptionFault['place']
type Values = Readonly<Record<string, unknown>>
/** What stands in the options, and what the schema makes of it and of anything else that stood there. */
type Judged<Given> = Readonly<{ given: Given; kept: unknown; keep: (value: unknown) => unknown }>

/** What import sees in every picture; a template without words on its pictures lets it go. */
const seenAtImport: ReadonlySet<string> = new Set(['brightness', 'subject'])
const isLetGo = (name: string, picture: Values) => seenAtImport.has(name) && 'url' in picture

const partOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined)
const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function inRecord({ given, kept, keep }: Judged<Values>, place: Place): OptionFault[] {
  return Object.entries(given).flatMap(([name, value]): OptionFault[] => {
    const at = [...place, name]
    if (!Object.hasOwn(Object(kept), name))
      return isLetGo(name, given) ? [] : [{ place: at, problem: 'unknown' }]
    const keepPart = (part: unknown) => partOf(keep({ ...given, [name]: part }), name)
    return differences({ given: value, kept: partOf(kept, name), keep: keepPart }, at)
  })
}

/** What holds an entry's own entries, in a menu. */
const BELOW = 'children'

/** An entry of a list; `kept` is what a list of it alone has, more than one where those below it were lifted. */
function inEntry({ given, kept, keep }: Judged<unknown>, place: Place): OptionFault[] {
  const [own, ...lifted] = entriesOf(kept)
  const keepOwn = (entry: unknown) => entriesOf(keep([entry]))[0]
  if (lifted.length === 0 || !isRecord(given)) return differences({ given, kept: own, keep: keepOwn }, place)
  const { [BELOW]: below, ...rest } = given
  const at = [...place, BELOW]
  return [
    ...inRecord({ given: rest, kept: own, keep: keepOwn }, place),
    { place: at, problem: 'lifted' },
    ...inList({ given: entriesOf(below), kept: lifted, keep }, at),
  ]
}

/** Each entry is judged alone: of a list that leaves some out nobody sees which. */
function inList({ given, kept, keep }: Judged<readonly unknown[]>, place: Place): OptionFault[] {
  let room = entriesOf(kept).length
  return given.flatMap((entry, index): OptionFault[] => {
    const at = [...place, index]
    const alone = entriesOf(keep([entry]))
    if (alone.length === 0) return [{ place: at, problem: 'leftOut' }]
    room -= alone.length
    return room < 0 ? [{ place: at, problem: 'surplus' }] : inEntry({ given: entry, kept: alone, keep }, at)
  })
}

/** What was given and is not there after the schema; what the schema adds is no fault. */
function differences({ given, kept, keep }: Judged<unknown>, place: Place): OptionFault[] {
  if (isRecord(given) && isRecord(kept)) return inRecord({ given, kept, keep }, place)
  if (Array.isArray(given) && Array.isArray(kept)) return inList({ given, kept, keep }, place)
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
  return inRecord({ given: options, kept: parse(options), keep: parse }, [])
}
