/** Serves hand-written pages and the files that they share with the site: `node static-server.ts PAGES MEDIA ASSETS`. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const [pages = '', media = '', assets = ''] = process.argv.slice(2)
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}
const FOR_EVER = 'public, max-age=31536000, immutable'
const kept = new Map<string, { br: Buffer; gzip: Buffer }>()

function pageOf(name: string) {
  const file = path.join(pages, `${name}.html`)
  if (!existsSync(file)) return undefined
  const raw = readFileSync(file)
  const page = { br: brotliCompressSync(raw), gzip: gzipSync(raw, { level: 9 }) }
  kept.set(name, page)
  return page
}

function sendPage(name: string, request: IncomingMessage, response: ServerResponse): void {
  const page = kept.get(name) ?? pageOf(name)
  if (!page) return void response.writeHead(404).end()
  const encoding = request.headers['accept-encoding']?.includes('br') ? 'br' : 'gzip'
  const body = page[encoding]
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Encoding': encoding,
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
  })
  response.end(body)
}

function sendFile(file: string, response: ServerResponse): void {
  const type = types[path.extname(file)]
  const found = type && statSync(file, { throwIfNoEntry: false })
  if (!found) return void response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': FOR_EVER, 'Content-Length': found.size })
  createReadStream(file).pipe(response)
}

const server = createServer((request, response) => {
  const [, place = '', name = ''] = (request.url ?? '').split('/')
  if (place === 'media') return sendFile(path.join(media, path.basename(name)), response)
  if (place === 'assets') return sendFile(path.join(assets, path.basename(name)), response)
  return sendPage(path.basename(place), request, response)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
