import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')
const source = path.join(import.meta.dirname, 'page')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Builds the builder's page: no part of the site, and nothing that a visitor could fetch. */
export async function buildBench(): Promise<string> {
  const outDir = path.join(root, '.data', 'preview-bench', 'page')
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  })
  return outDir
}

export type Bench = Readonly<{ url: string; stop: () => Promise<void> }>

/** What the page starts from: where the preview is, and the studio's theme and pages as they are published. */
export type BenchData = Readonly<{ preview: string; theme: unknown; pages: readonly unknown[] }>

type ServeTerms = Readonly<{ folder: string; port: number; host: string; data: BenchData }>

/** Serves the page from an origin of its own. */
export async function serveBench({ folder, port, host, data }: ServeTerms): Promise<Bench> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench')
    if (pathname === '/studio.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(data))
      return
    }
    const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : pathname))
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(port, () => resolve()))
  return {
    url: `http://${host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const answerOf = async (url: string): Promise<Record<string, unknown>> => {
  const { data } = (await (await fetch(url)).json()) as { data: Record<string, unknown> }
  return data
}

/** What a site publishes of its theme and pages. */
export async function publishedData(site: string): Promise<BenchData> {
  const { theme, pages } = await answerOf(`${site}/api/public/site`)
  const slugs = (pages as { slug: string | null }[]).map(({ slug }) => slug ?? 'home')
  return {
    preview: `${site}/web-builder/preview`,
    theme,
    pages: await Promise.all(slugs.map((slug) => answerOf(`${site}/api/public/pages/${slug}`))),
  }
}
