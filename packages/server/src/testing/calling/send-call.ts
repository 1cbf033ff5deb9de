import { fillPath, pathNames, writeQuery, type Endpoint } from '@bellows/api'
import { commandToken } from '../../base/owner-token.ts'
import { OWNER_SECRET, type TestApp } from '../test-app.ts'

export interface Answer {
  status: number
  /** Without what differs between two equal answers: the request's own name and the clock. */
  body: unknown
}

const passing = new Set(['requestId', 'serverNow', 'contentVersion'])

const steady = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (passing.has(key) ? undefined : value))

export interface Sent {
  input: Record<string, unknown>
  host?: string
  token?: string | undefined
  /** Whose owner asks, where a call is the owner's. */
  ownerOf?: string | undefined
}

/** Makes a call without judging its input first, as any program could. */
export async function sendCall(app: TestApp, endpoint: Endpoint, sent: Sent): Promise<Answer> {
  const { input, host = 'studio.test', token, ownerOf = app.rows.businessId } = sent
  const inPath = new Set(pathNames(endpoint.path))
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const query = Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.has(key)))
  const headers = {
    host,
    'content-type': 'application/json',
    ...(token && { 'x-hold-token': token }),
    ...(endpoint.isOwners && { authorization: `Bearer ${commandToken(OWNER_SECRET, ownerOf, Date.now())}` }),
  }
  const path = fillPath(endpoint.path, input) + (isRead ? writeQuery(query) : '')
  const init = { method: endpoint.method, headers, ...(!isRead && { body: JSON.stringify(input) }) }
  const response = await app.fetch(path, init)
  return { status: response.status, body: steady(await response.text()) }
}
