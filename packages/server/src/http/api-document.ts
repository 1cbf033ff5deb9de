import { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { refuseOtherMethods } from './method-gate.ts'
import { openApiDocument } from './openapi/document.ts'

const PATH = '/api/openapi.json'

/** The document is the same for every studio, and is made when first asked for. */
export function apiDocument(): Hono<AppEnv> {
  let text: string | undefined
  const app = new Hono<AppEnv>()
  app.get(PATH, (c) => {
    text ??= JSON.stringify(openApiDocument())
    return c.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' })
  })
  refuseOtherMethods(app, PATH, ['GET'])
  return app
}
