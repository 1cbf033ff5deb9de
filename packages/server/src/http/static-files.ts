import path from 'node:path'
import { FOR_EVER } from '@bellows/api'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { missingFile } from './missing-file.ts'

/** Types that are sent at all; a copy that is compressed already goes out only in the place of what it is of. */
const sent = /\/[\w-][\w.-]*\.(js|css|json|map|svg|woff2|jpg|webp|avif|png|ico|txt)$/
const PLAIN = /^(\/[\w-][\w.-]*)+$/

/**
 * Sends the files of a folder under an address. Their names change with their contents; a compressed copy beside one
 * (`.br`, `.gz`) goes out where the browser takes it.
 * @throws Refusal 404
 */
export function immutableFiles(folder: string, address: string): MiddlewareHandler<AppEnv> {
  const serve = serveStatic<AppEnv>({
    precompressed: true,
    rewriteRequestPath: (asked) => path.join(folder, asked.slice(address.length)),
  })
  return async (c, next) => {
    const name = c.req.path.slice(address.length)
    const found = PLAIN.test(name) && sent.test(name) && (await serve(c, () => Promise.resolve()))
    if (!found) return missingFile(c, next)
    found.headers.set('Cache-Control', FOR_EVER)
    found.headers.set('Vary', 'Accept-Encoding')
    if (name.endsWith('.svg')) found.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return found
  }
}
