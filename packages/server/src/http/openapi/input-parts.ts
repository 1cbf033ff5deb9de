import { holdTokenPattern } from '@bellows/domain'
import { HOLD_TOKEN_HEADER, pathNames, usesQuery, type Endpoint } from '@bellows/api'
import * as z from 'zod/mini'
import { withoutDialect, type JsonSchema } from './json-schema.ts'

interface ObjectSchema {
  properties: Readonly<Record<string, JsonSchema>>
  required: readonly string[]
}

function inputSchema({ input }: Endpoint): ObjectSchema & JsonSchema {
  const schema = withoutDialect(z.toJSONSchema(input, { io: 'input' }))
  return { properties: {}, required: [], ...schema }
}

const pathParameter = (name: string, schema: JsonSchema) => ({ name, in: 'path', required: true, schema })

const holdToken = {
  name: HOLD_TOKEN_HEADER,
  in: 'header',
  description: 'The secret that a hold was answered with; it alone gives authority over the hold.',
  schema: { type: 'string', pattern: holdTokenPattern.source },
}

/** Path, query and header parameters of a call. */
export function parametersOf(endpoint: Endpoint): JsonSchema[] {
  const { properties, required } = inputSchema(endpoint)
  const inPath = pathNames(endpoint.path)
  const inQuery = Object.keys(properties).filter((name) => usesQuery(endpoint) && !inPath.includes(name))
  return [
    ...inPath.map((name) => pathParameter(name, properties[name] ?? {})),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      required: required.includes(name),
      explode: false,
      schema: properties[name],
    })),
    ...(endpoint.holdToken ? [holdToken] : []),
  ]
}

/** The JSON body of a write; what stands in the path may be repeated in it, with the same value. */
export function bodyOf(endpoint: Endpoint): JsonSchema | undefined {
  if (usesQuery(endpoint)) return undefined
  const { required, ...schema } = inputSchema(endpoint)
  const needed = required.filter((name) => !pathNames(endpoint.path).includes(name))
  const body = { ...schema, ...(needed.length > 0 && { required: needed }) }
  return { required: true, content: { 'application/json': { schema: body } } }
}
