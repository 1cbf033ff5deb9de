import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Response } from 'playwright'
import { watchStyles } from './used-styles.ts'

/** Kilobytes of a first visit, compressed as the server sends them. */
export type Weight = Readonly<{
  jsBeforePaint: number
  jsAtLoad: number
  jsAfterScroll: number
  css: number
  fonts: number
  html: number
  htmlRatio: number
  usedStyles: number
  elements: number
  /** Addresses of the scripts that came. */
  scripts: Readonly<{ atLoad: readonly string[]; afterScroll: readonly string[] }>
}>

type Fetched = { kind: 'script' | 'stylesheet' | 'font' | 'other'; bytes: number; url: string }

const KILO = 1000
const QUIET_AFTER_LOAD = 1500
const brotli = (text: string | Buffer) => brotliCompressSync(text).length

/** Texts of inline elements. The router's state is data, whether it waits or not: it weighs in the document. */
const inline = (html: string, tag: 'script' | 'style') =>
  [
    ...html.matchAll(
      new RegExp(
        `<${tag}(?![^>]*\\b(?:src=|data-tsr-|type="(?:text/late|application/)))[^>]*>([\\s\\S]*?)</${tag}>`,
        'g',
      ),
    ),
  ]
    .map((m) => m[1] ?? '')
    .join('\n')

const withoutState = (html: string) =>
  html.replaceAll(/<script(?=[^>]*data-tsr-)[^>]*>[\s\S]*?<\/script>/g, '')

/** Code is fetched before it is imported, too. */
function kindOf(response: Response): Fetched['kind'] {
  const type = response.request().resourceType()
  if (new URL(response.url()).pathname.endsWith('.js')) return 'script'
  return type === 'script' || type === 'stylesheet' || type === 'font' ? type : 'other'
}

async function fetched(response: Response): Promise<Fetched> {
  const sizes = await response
    .request()
    .sizes()
    .catch(() => null)
  return { kind: kindOf(response), bytes: sizes?.responseBodySize ?? 0, url: response.url() }
}

/** Addresses of what was asked for before the largest picture or text was painted. */
const askedBeforePaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const painted = list.getEntries().at(-1)?.startTime ?? 0
          const early = performance.getEntriesByType('resource').filter((entry) => entry.startTime < painted)
          resolve(early.map((entry) => entry.name))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForLoadState('networkidle')
}

/** Bytes by address: what is asked for again comes from the browser's own store. */
function bytesOf(files: readonly Fetched[], kind: Fetched['kind']): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>()
  for (const file of files)
    if (file.kind === kind) bytes.set(file.url, Math.max(file.bytes, bytes.get(file.url) ?? 0))
  return bytes
}

const sum = (files: readonly Fetched[], kind: Fetched['kind']) =>
  [...bytesOf(files, kind).values()].reduce((total, bytes) => total + bytes, 0)

const scriptsIn = (files: readonly Fetched[]) => [...bytesOf(files, 'script').keys()]

export const PHONE = { width: 390, height: 844 }
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const VISITS = 3

/** What a busy machine makes more of: it paints late, and scrolls so long that a slider asks for its code. */
const raced = ['jsBeforePaint', 'jsAfterScroll'] as const
export type Most = Readonly<{ [name in (typeof raced)[number]]?: number }>

/** Weighs a first visit; of what is a race against the machine the least of a few visits counts. */
export async function weigh(
  browser: Browser,
  url: string,
  { most, held }: Readonly<{ most: Most; held?: StorageState | undefined }>,
): Promise<Weight> {
  let least = await visit(browser, url, held)
  const isOver = () => raced.some((name) => least[name] > (most[name] ?? Infinity))
  for (let visits = 1; visits < VISITS && isOver(); visits += 1) {
    const again = await visit(browser, url, held)
    const lighter = again.jsAfterScroll < least.jsAfterScroll ? again : least
    least = { ...lighter, jsBeforePaint: Math.min(least.jsBeforePaint, again.jsBeforePaint) }
  }
  return least
}

const VISIT_WITHIN = 60_000

/** A headless browser may stop drawing, and what waits for its frames would wait for ever: such a visit is made anew. */
async function visit(browser: Browser, url: string, storageState?: StorageState): Promise<Weight> {
  for (let tried = 1; ; tried += 1) {
    const context = await browser.newContext({ viewport: PHONE, ...(storageState && { storageState }) })
    const limit = setTimeout(() => void context.close(), VISIT_WITHIN)
    try {
      return await weighIn(context, url)
    } catch (cause) {
      if (tried === VISITS) throw cause
    } finally {
      clearTimeout(limit)
      await context.close()
    }
  }
}

/** Visits an address with an empty cache on a phone's screen and weighs what came. */
async function weighIn(context: BrowserContext, url: string): Promise<Weight> {
  const page = await context.newPage()
  const pending: Promise<Fetched>[] = []
  page.on('requestfinished', async (request) => {
    // A visit that is given up takes its answers along.
    const response = await request.response().catch(() => null)
    if (response) pending.push(fetched(response))
  })
  const shareUsed = await watchStyles(page)
  const html = (await (await page.goto(url, { waitUntil: 'load' }))?.text()) ?? ''
  const usedStyles = await shareUsed()
  const asked = new Set(await askedBeforePaint(page))
  await page.waitForTimeout(QUIET_AFTER_LOAD)
  const atLoad = await Promise.all(pending)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await scrollThrough(page)
  const afterScroll = await Promise.all(pending)
  const early = atLoad.filter((file) => asked.has(file.url))
  const inlined = brotli(inline(html, 'script'))
  return {
    jsBeforePaint: (inlined + sum(early, 'script')) / KILO,
    jsAtLoad: (inlined + sum(atLoad, 'script')) / KILO,
    jsAfterScroll: (inlined + sum(afterScroll, 'script')) / KILO,
    css: (brotli(inline(html, 'style')) + sum(atLoad, 'stylesheet')) / KILO,
    fonts: sum(atLoad, 'font') / KILO,
    html: brotli(html) / KILO,
    htmlRatio: brotli(html) / brotli(withoutState(html)),
    usedStyles,
    elements,
    scripts: { atLoad: scriptsIn(atLoad), afterScroll: scriptsIn(afterScroll) },
  }
}
