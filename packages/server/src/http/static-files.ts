import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from '../base/refusal.ts'
import type { AppContext } from './app-env.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const safeName = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}

interface Variant {
  file: string
  size: number
  encoding?: string
}

async function bestVariant(file: string, accepted: string): Promise<Variant | undefined> {
  for (const [encoding, suffix] of encodings) {
    const size = accepted.includes(encoding) ? await sizeOf(file + suffix) : undefined
    if (size !== undefined) return { file: file + suffix, size, encoding }
  }
  const size = await sizeOf(file)
  return size === undefined ? undefined : { file, size }
}

/** The file of a folder under a request's path, or `undefined` where a part of it is not a plain name. */
function fileOf(folder: string, name: string): string | undefined {
  const parts = name.split('/')
  return parts.every((part) => safeName.test(part)) ? path.join(folder, ...parts) : undefined
}

/**
 * Sends a file whose name changes with its content; a compressed copy beside it (`.br`, `.gz`) goes out
 * where the browser takes it.
 * @throws Refusal 404
 */
export async function sendImmutable(c: AppContext, folder: string, name: string): Promise<Response> {
  const file = fileOf(folder, name)
  const type = types[path.extname(name)]
  const found = file && type && (await bestVariant(file, c.req.header('accept-encoding') ?? ''))
  if (!found) throw notFound()
  const headers = new Headers({
    'Content-Type': type,
    'Content-Length': String(found.size),
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  })
  if (found.encoding) headers.set('Content-Encoding', found.encoding)
  if (type === 'image/svg+xml') headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  return new Response(await readFile(found.file), { headers })
}
