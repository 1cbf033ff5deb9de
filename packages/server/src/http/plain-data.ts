import { badRequest, toPrograms } from '../base/refusal.ts'

const MAX_DEPTH = 32
const loneSurrogate = /\p{Surrogate}/u

const unstorable = () => badRequest((texts) => texts.unstorable)

function refuseText(text: string): void {
  if (text.includes('\0')) throw unstorable()
  if (loneSurrogate.test(text)) throw unstorable()
}

function entriesOf(value: object): [string, unknown][] {
  if (Object.hasOwn(value, '__proto__')) throw badRequest(toPrograms('The name __proto__ is not allowed'))
  return Object.entries(value)
}

/**
 * Refuses what no schema should meet: nesting over 32 levels (recursive schemas would overflow), NUL and
 * lone surrogates (the database would change or refuse them), numbers out of range.
 * @throws Refusal 400
 */
export function refuseUnsafeData(data: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: data, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') refuseText(value)
    if (typeof value === 'number' && !Number.isFinite(value))
      throw badRequest(toPrograms('A number is out of range'))
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) throw badRequest(toPrograms('The body is nested too deeply'))
    for (const [name, child] of entriesOf(value)) {
      refuseText(name)
      open.push({ value: child, depth: depth + 1 })
    }
  }
}
