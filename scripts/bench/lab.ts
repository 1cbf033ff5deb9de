import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromium, type BrowserContext } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export type Visit = Readonly<{
  scores: Readonly<Record<Category, number>>
  /** Milliseconds. */
  lcp: number
  blocking: number
  mainThread: number
  shift: number
  /** Audits of everything but performance that are not passed. */
  faults: readonly string[]
}>

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const AUDITED: readonly Category[] = ['accessibility', 'best-practices', 'seo']

function faultsOf({ categories: judged, audits }: Result): string[] {
  const ids = AUDITED.flatMap((name) => (judged[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0))
  return [...new Set(ids.map(({ id }) => id))].filter((id) => (audits[id]?.score ?? 1) < 1)
}

function visitOf(result: Result): Visit {
  const { categories: judged, audits } = result
  const score = (name: Category) => Math.round((judged[name]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    mainThread: value('mainthread-work-breakdown'),
    shift: value('cumulative-layout-shift'),
    faults: faultsOf(result),
  }
}

type Asked = Readonly<{
  port: number
  /** Goes where the visit begins and gives its address. */
  begin: (context: BrowserContext) => Promise<string>
}>

/** One visit of a phone to a page, in a browser that has never been anywhere but where the visit begins. */
export async function visit({ port, begin }: Asked): Promise<Visit> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bellows-bench-'))
  const { args = [], ...launch } = chromiumLaunch()
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const url = await begin(context)
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...categories],
      disableStorageReset: true,
    })
    if (!run) throw new Error(`no visit to ${url}`)
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
    return visitOf(run.lhr)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
