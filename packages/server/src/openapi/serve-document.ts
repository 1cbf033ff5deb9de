import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { openApiDocument } from './document.ts'

/** The document is the same for every studio, and is made when first asked for. */
export function apiDocument(): Hono<AppEnv> {
  let text: string | undefined
  return new Hono<AppEnv>().get('/api/openapi.json', (c) => {
    text ??= JSON.stringify(openApiDocument())
    return c.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' })
  })
}
