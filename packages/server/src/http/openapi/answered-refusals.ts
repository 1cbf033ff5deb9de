import { pathNames, usesQuery, type Endpoint } from '@bellows/api'
import type { JsonSchema } from './json-schema.ts'

const texts = {
  400: 'What was sent does not fit; `validation` says where.',
  401: 'Unauthorized: the owner’s token is missing or another’s.',
  403: 'The request comes from another site, or presents another’s hold.',
  404: 'Not there, another studio’s, or deleted: all answer alike.',
  409: 'The state of things forbids it; `error` says how.',
  413: 'The body is larger than 64 kB.',
  415: 'The body is not application/json.',
  421: 'No studio answers at this host.',
  429: 'Too many requests; `Retry-After` says when to come back.',
  default: 'Any other refusal or fault, with the same body.',
} as const

type Status = keyof typeof texts

/** The one error body, see `ErrorBody` of the API package. */
export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error', 'message', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A code for machines.' },
    message: { type: 'string', description: 'May be shown to the visitor.' },
    requestId: { type: 'string', format: 'uuid' },
    validation: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } } }

/** The refusals by the names that operations refer to. */
export function refusalResponses(): Record<string, JsonSchema> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    Object.entries(texts).map(([status, description]) => [
      `Refusal-${status}`,
      { description, content, ...(status === '429' && { headers: retryAfter }) },
    ]),
  )
}

function statusesOf(endpoint: Endpoint): Status[] {
  const always = [400, 421, 429, 'default'] as const
  const found = pathNames(endpoint.path).length > 0 ? ([404] as const) : []
  const owners = endpoint.isOwners ? ([401] as const) : []
  const written = usesQuery(endpoint) ? [] : ([403, 409, 413, 415] as const)
  return [...always, ...found, ...owners, ...written]
}

export function refusalsOf(endpoint: Endpoint): Record<string, JsonSchema> {
  const named = statusesOf(endpoint).map((status) => [
    String(status),
    { $ref: `#/components/responses/Refusal-${status}` },
  ])
  return Object.fromEntries(named)
}
