import { badRequest } from '../base/refusal.ts'

const MAX_DEPTH = 32
const loneSurrogate = /\p{Surrogate}/u

function refuseText(text: string): void {
  if (text.includes('\0')) throw badRequest('Text must not contain NUL characters')
  if (loneSurrogate.test(text)) throw badRequest('Text must be well-formed Unicode')
}

function entriesOf(value: object): [string, unknown][] {
  if (Object.hasOwn(value, '__proto__')) throw badRequest('The name __proto__ is not allowed')
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
    if (typeof value === 'number' && !Number.isFinite(value)) throw badRequest('A number is out of range')
    if (typeof value !== 'object' || value === null) continue
    if (depth >= MAX_DEPTH) throw badRequest('The body is nested too deeply')
    for (const [name, child] of entriesOf(value)) {
      refuseText(name)
      open.push({ value: child, depth: depth + 1 })
    }
  }
}
