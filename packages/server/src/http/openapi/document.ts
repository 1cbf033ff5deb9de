import { endpoints, type Endpoint } from '@bellows/api'
import { answerName, answerSchemas, referenceTo } from './answer-schemas.ts'
import { errorSchema, refusalResponses, refusalsOf } from './answered-refusals.ts'
import { bodyOf, parametersOf } from './input-parts.ts'
import type { JsonSchema } from './json-schema.ts'

const description =
  'Everything that a studio’s site and booking flow ask of the server. The studio is that of the request’s host. ' +
  'Money is a decimal string, an instant is ISO in UTC.'

/** `/api/public/orders/:id` is about orders. */
const tagOf = ({ path }: Endpoint) => path.replace(/^\/api\/(public\/)?/, '').split('/')[0] ?? ''

/** `listServices` reads as "List services". */
function summaryOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words[0]?.toUpperCase()}${words.slice(1)}`
}

function operation(name: string, endpoint: Endpoint): JsonSchema {
  const schema = { type: 'object', required: ['data'], properties: { data: referenceTo(answerName(name)) } }
  const requestBody = bodyOf(endpoint)
  return {
    operationId: name,
    summary: summaryOf(name),
    tags: [tagOf(endpoint)],
    parameters: parametersOf(endpoint),
    ...(endpoint.isOwners && { security: [{ owner: [] }] }),
    ...(requestBody && { requestBody }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema } } },
      ...refusalsOf(endpoint),
    },
  }
}

function pathsOf(calls: readonly [string, Endpoint][]): Record<string, JsonSchema> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of calls) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return paths
}

/** The endpoint table as an OpenAPI 3.1 document. */
export function openApiDocument(): JsonSchema {
  const calls: [string, Endpoint][] = Object.entries(endpoints)
  const tags = [...new Set(calls.map(([, endpoint]) => tagOf(endpoint)))].toSorted()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bellows',
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The studio’s own host.' }],
    security: [],
    tags: tags.map((name) => ({ name, description: `What is asked and told about ${name}.` })),
    paths: pathsOf(calls),
    components: {
      schemas: { Error: errorSchema, ...answerSchemas(endpoints) },
      responses: refusalResponses(),
      securitySchemes: {
        owner: { type: 'http', scheme: 'bearer', description: 'The token of the studio’s owner.' },
      },
    },
  }
}
