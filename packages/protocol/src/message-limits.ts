/** Bytes of a message, written as JSON. */
export const MESSAGE_BYTES_MAX = 256 * 1024
export const MESSAGE_DEPTH_MAX = 32

/** The longest list of parts that so many bytes can write. */
const PARTS_MAX = MESSAGE_BYTES_MAX / 2

const isPlain = (value: object): boolean => {
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !Object.hasOwn(value, '__proto__')
}

const isLeaf = (value: unknown): boolean =>
  value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)

type Level = Readonly<{ value: unknown; depth: number }>

/** Why a body is no plain data of a bearable size, or null. A circle is too deep, a web of shared parts too large. */
function shapeFault(body: unknown): string | null {
  const waiting: Level[] = [{ value: body, depth: 0 }]
  for (let seen = 0, next = waiting.pop(); next; seen += 1, next = waiting.pop()) {
    const { value, depth } = next
    if (isLeaf(value)) continue
    if (seen + waiting.length > PARTS_MAX) return 'Too large'
    if (depth > MESSAGE_DEPTH_MAX) return 'Nested too deep'
    if (typeof value !== 'object' || !isPlain(value as object)) return 'Not plain data'
    for (const part of Object.values(value as object)) waiting.push({ value: part, depth: depth + 1 })
  }
  return null
}

/** Why a body is not even looked at, or null. Never throws. */
export function limitFault(body: unknown): string | null {
  const fault = shapeFault(body)
  if (fault) return fault
  const text = JSON.stringify(body) ?? ''
  // No unit of a text is longer than three bytes.
  if (text.length * 3 <= MESSAGE_BYTES_MAX) return null
  return new TextEncoder().encode(text).byteLength > MESSAGE_BYTES_MAX ? 'Too large' : null
}
