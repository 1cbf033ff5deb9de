import type * as z from 'zod/mini'

/** A JSON Schema as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

const isOptional = (schema: z.core.$ZodType) => schema._zod.def.type === 'optional'

/** Says of an answer that whatever has a default is always there. */
export const asAnswered: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  if (def.type === 'default') delete jsonSchema.default
  if (def.type !== 'object') return
  const required = Object.entries(def.shape).filter(([, child]) => !isOptional(child))
  if (required.length > 0) jsonSchema.required = required.map(([name]) => name)
}

const named = new Set(['$schema', '$id'])

/** Without the keywords that name dialect and place: a document does that itself. */
export function withoutDialect(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !named.has(keyword)))
}
