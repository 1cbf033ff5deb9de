import { contractFields, type ContractChange, type ContractField } from '@bellows/domain'

/** A place of a template that is filled, by a field or by the signer. */
const mark = /\{\{\s*(choice\s+[\w-]+|\w+)\s*\}\}/

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#123': '{' }

const plain = (filled: string): string =>
  filled
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#123);/g, (_, name: string) => entities[name] ?? '')

/** What a template's places were filled with; `null` where the text is not that template's. */
function valuesIn(template: string, filled: string): Map<string, string> | null {
  const [start = '', ...rest] = template.normalize('NFC').split(mark)
  if (!filled.startsWith(start)) return null
  const values = new Map<string, string>()
  let at = start.length
  for (let index = 0; index < rest.length; index += 2) {
    const next = rest[index + 1] ?? ''
    const end = next === '' ? filled.length : filled.indexOf(next, at)
    if (end < 0) return null
    values.set(rest[index] ?? '', plain(filled.slice(at, end)))
    at = end + next.length
  }
  return values
}

/** What differs from one day to the other without anybody having changed it. */
const passing = new Set<ContractField>(['today', 'reference'])

/** Whether one says what the other says, whatever its spaces allow at the end of a line. */
const isSame = (value: string | undefined, other: string | undefined): boolean =>
  value?.replaceAll(/\s/g, ' ') === other?.replaceAll(/\s/g, ' ')

type Texts = Readonly<{ before: string; after: string }>

/** What two fillings of one template say differently; `null` where one of them is not its. */
export function contractChanges(template: string, { before, after }: Texts): ContractChange[] | null {
  const [was, is] = [valuesIn(template, before), valuesIn(template, after)]
  if (!was || !is) return null
  return contractFields
    .filter((field) => !passing.has(field) && !isSame(was.get(field), is.get(field)))
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }))
}
