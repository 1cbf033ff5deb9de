import type { Endpoint } from '@bellows/api'
import { fingerprintSchema, idSchema, slugSchema } from '@bellows/domain'
import * as z from 'zod/mini'

interface Shape {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  format?: string
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  items?: Shape
  anyOf?: readonly Shape[]
  minimum?: number
}

/** What to call something by; `undefined` leaves a part that is not needed out. */
type NameOf = (key: string) => string | undefined

const shapeOf = (schema: z.core.$ZodType): Shape => z.toJSONSchema(schema, { io: 'input' }) as Shape
const idPatterns = new Set([idSchema, slugSchema].map((schema) => shapeOf(schema).pattern))

/** True for a text that names something, and so may name another studio's. */
const isName = ({ pattern }: Shape) => pattern !== undefined && idPatterns.has(pattern)

const FUTURE = '2099-05-05T15:00:00.000Z'
const LATER = '2099-05-05T16:00:00.000Z'

const fingerprintPattern = shapeOf(fingerprintSchema).pattern
const FINGERPRINT = 'a'.repeat(64)

function sampleText(key: string, { format, pattern }: Shape): string {
  if (pattern !== undefined && pattern === fingerprintPattern) return FINGERPRINT
  if (format === 'date-time') return key.startsWith('end') ? LATER : FUTURE
  if (format === 'date') return FUTURE.slice(0, 10)
  if (/email/i.test(key)) return 'ann@people.example'
  return /phone/i.test(key) ? '+1 618 555 0142' : 'Ann Example'
}

/** Whether a part that may be left out is worth naming: it holds a name. */
const holdsName = (shape: Shape): boolean =>
  isName(shape) ||
  (shape.anyOf ?? []).some(holdsName) ||
  (shape.items !== undefined && holdsName(shape.items)) ||
  Object.values(shape.properties ?? {}).some(holdsName)

function sampleObject({ properties = {}, required = [] }: Shape, name: NameOf) {
  const wanted = Object.entries(properties).filter(
    ([key, one]) => required.includes(key) || holdsName(one) || key === 'phone',
  )
  return Object.fromEntries(wanted.map(([key, one]) => [key, sample(key, one, name)]))
}

function sampleList(key: string, { items }: Shape, name: NameOf): unknown[] {
  if (!items || !holdsName(items)) return []
  const only = sample(key, items, name)
  return only === undefined ? [] : [only]
}

function sample(key: string, shape: Shape, name: NameOf): unknown {
  const first = shape.anyOf?.find(holdsName) ?? shape.anyOf?.[0]
  if (first) return sample(key, first, name)
  if (shape.enum) return shape.enum[0]
  if (isName(shape)) return name(key)
  const byType: Readonly<Record<string, () => unknown>> = {
    object: () => sampleObject(shape, name),
    array: () => sampleList(key, shape, name),
    string: () => sampleText(key, shape),
    integer: () => shape.minimum ?? 1,
    number: () => shape.minimum ?? 1,
    boolean: () => true,
  }
  return byType[shape.type ?? '']?.() ?? null
}

/** An input that fits a call, with `name(key)` wherever it names something. */
export function sampleInput({ input }: Endpoint, name: NameOf): Record<string, unknown> {
  return sampleObject(shapeOf(input), name)
}

/** Whether a call names anything at all. */
export const namesSomething = ({ input }: Endpoint): boolean => holdsName(shapeOf(input))
