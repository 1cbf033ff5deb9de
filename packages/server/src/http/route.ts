import { flatInput, type Endpoint } from '@bellows/api'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call, Services } from '../base/call.ts'
import { badFields, badRequest, notFound, toPrograms } from '../base/refusal.ts'
import { answerOnce } from '../store/limits/answer-once.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { callOf } from './call-of.ts'
import { refuseUnsafeData } from './plain-data.ts'
import { privateAnswer } from './private-answer.ts'
import { readJson } from './read-body.ts'
import { audited } from './owner-audit.ts'
import { requireOwner } from './require-owner.ts'
import { refuseForeignOrigin, requireMediaType } from './write-gate.ts'

async function readSent(c: AppContext, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined
  refuseForeignOrigin(c)
  if (endpoint.method === 'DELETE') return undefined
  requireMediaType(c, 'application/json')
  return readJson(c)
}

/** An ill-formed id answers like a missing one; all else that does not fit is told field by field. */
function refuseInput(error: z.core.$ZodError, params: Record<string, string>): never {
  if (error.issues.some(({ path }) => String(path[0]) in params)) throw notFound()
  const validation = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw badFields(validation)
}

/** What no id can hold names nothing: a page that is drawn of it is the one of a missing address. */
function refuseUnsafeAddress(params: Record<string, string>): void {
  try {
    refuseUnsafeData(params)
  } catch {
    throw notFound()
  }
}

async function readInput(c: AppContext, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const params = c.req.param() as Record<string, string>
  const query = c.req.query()
  const body = await readSent(c, endpoint)
  refuseUnsafeAddress(params)
  refuseUnsafeData(query)
  refuseUnsafeData(body)
  const input = flatInput(endpoint, { params, query, body })
  if (!input) throw badRequest(toPrograms('The body must be an object and agree with the address'))
  const parsed = z.safeParse(endpoint.input, input)
  return parsed.success ? parsed.data : refuseInput(parsed.error, params)
}

/** An endpoint with what answers it. */
export interface Binding {
  endpoint: Endpoint
  bind: (app: Hono<AppEnv>, services: Services) => void
}

/**
 * Binds an endpoint: path, query and body become one input judged by its schema; the answer passes the
 * output's schema, which drops every field that is not in the contract. A write with an `Idempotency-Key` is done once.
 * That the handler takes what the schema gives is held by the record of answers, by name.
 */
export function route(endpoint: Endpoint, handler: (input: never, call: Call) => Promise<unknown>): Binding {
  const bind = (app: Hono<AppEnv>, services: Services) => {
    const answer = async (c: AppContext) => {
      const input = await readInput(c, endpoint)
      const call = callOf(c, services)
      const key = c.req.header('idempotency-key')
      return answerOnce({ endpoint, input, call, key }, async () =>
        z.parse(endpoint.output, await handler(input as never, call)),
      )
    }
    app.on(endpoint.method, endpoint.path, async (c) => {
      c.set('route', endpoint.path)
      const by = endpoint.isOwners ? await requireOwner(c, services) : undefined
      const data = await (by ? audited(c, { endpoint, by, services }, () => answer(c)) : answer(c))
      return c.json({ data }, 200, privateAnswer)
    })
  }
  return { endpoint, bind }
}
