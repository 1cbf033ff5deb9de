import type { Endpoint } from '@bellows/api'
import * as domain from '@bellows/domain'
import * as z from 'zod/mini'
import { asAnswered, withoutDialect, type JsonSchema } from './json-schema.ts'

const uri = (name: string) => `#/components/schemas/${name}`

export const referenceTo = (name: string): JsonSchema => ({ $ref: uri(name) })

const capitalised = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

export const answerName = (call: string) => `${capitalised(call)}Answer`

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

const isText = (schema: z.core.$ZodType) => schema._zod.def.type === 'string'

/** The entities by their own names: `serviceSchema` is `Service`. */
function entities(): [string, z.core.$ZodType][] {
  return Object.entries(domain).flatMap(([name, value]) => {
    if (!name.endsWith('Schema') || !isSchema(value) || isText(value)) return []
    const entity = name.slice(0, -'Schema'.length)
    return [[capitalised(entity), value]]
  })
}

function referencesIn(schema: JsonSchema): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )
}

/** Those that `roots` lead to. */
function reachable(schemas: Readonly<Record<string, JsonSchema>>, roots: readonly string[]) {
  const found = new Set<string>()
  const open = [...roots]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...referencesIn(schemas[name] ?? {}))
  }
  return Object.fromEntries([...found].toSorted().map((name) => [name, schemas[name] ?? {}]))
}

/** What stands in `data`, by call, and the entities that it is made of. */
export function answerSchemas(calls: Readonly<Record<string, Endpoint>>): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of entities()) registry.add(schema, { id })
  const roots = Object.entries(calls).map(([call, { output }]) => {
    const known = registry.get(output)?.id
    if (known === undefined) registry.add(output, { id: answerName(call) })
    return [answerName(call), known] as const
  })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri, override: asAnswered })
  const named = Object.fromEntries(Object.entries(schemas).map(([id, one]) => [id, withoutDialect(one)]))
  const same = roots.flatMap(([name, known]) => (known === undefined ? [] : [[name, referenceTo(known)]]))
  return reachable(
    { ...named, ...Object.fromEntries(same) },
    roots.map(([name]) => name),
  )
}
