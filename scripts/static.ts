import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'

const [folder = '.', port = '6100'] = process.argv.slice(2)
const root = resolve(folder)
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

function fileOf(url: string): string | null {
  const path = normalize(join(root, decodeURIComponent(new URL(url, 'http://localhost').pathname)))
  const file = path.endsWith('/') ? `${path}index.html` : path
  return file.startsWith(root) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
}

createServer((request, response) => {
  const file = fileOf(request.url ?? '/')
  if (!file) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}).listen(Number(port), '127.0.0.1')
