import { isRecord } from '@bellows/domain'
import { usesQuery, type Endpoint } from './endpoint.ts'

export interface RequestParts {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: unknown
}

/**
 * Joins path, query and body to the one input that an endpoint's schema judges. `undefined` when the
 * body is no object or repeats a path parameter with another value.
 */
export function flatInput(endpoint: Endpoint, parts: RequestParts): Record<string, unknown> | undefined {
  const sent = usesQuery(endpoint) ? parts.query : parts.body
  if (!isRecord(sent)) return undefined
  const differs = Object.entries(parts.params).some(
    ([name, value]) => Object.hasOwn(sent, name) && sent[name] !== value,
  )
  return differs ? undefined : Object.fromEntries([...Object.entries(sent), ...Object.entries(parts.params)])
}
