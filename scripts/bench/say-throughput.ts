import type { ChildProcess } from 'node:child_process'
import type { RunningSite } from '../site-server.ts'
import { benchPages } from './bench-pages.ts'
import { median, sayBar } from './report.ts'
import { megabytesOf, serve, type Served } from './throughput.ts'

const ROUNDS = 5
const CACHED_MIN = 0.5
const UNCACHED_MIN = 60
/** Memory that may come and go without being more of it each time. */
const FLAT_MEGABYTES = 40
const MEGABYTES_MAX = 450
const DAY = 86_400_000

type Compared = Readonly<{ site: Served[]; twin: Served[] }>

const perCpu = (all: readonly Served[]) => median(all.map(({ perCpuSecond }) => perCpuSecond))

/** How often each is asked: a kept page in a round, a drawn one, and any at the end. */
type Amounts = Readonly<{ kept: number; drawn: number; many: number }>
export const fullAmounts: Amounts = { kept: 6000, drawn: 200, many: 100_000 }

async function compare(
  urls: Readonly<{ site: string; twin: string }>,
  pids: Readonly<{ site: number; twin: number }>,
  requests: number,
) {
  const compared: Compared = { site: [], twin: [] }
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const side of ['site', 'twin'] as const) {
      const served = await serve({ pid: pids[side], requests, urlOf: () => urls[side] })
      if (round > 0) compared[side].push(served)
    }
  return compared
}

const failures = (all: readonly Served[]) => all.reduce((sum, { failed }) => sum + failed, 0)

/** Beyond the days that can be booked, within those that may be asked for. */
const DAYS_AHEAD = 200
/** A page of a day is a page of its own. */
const dayOf = (index: number) => new Date(Date.now() + (DAYS_AHEAD + index) * DAY).toISOString().slice(0, 10)

/** Kept pages beside a server of files, pages that are drawn each time, and memory over many requests. */
export async function sayThroughput(
  site: RunningSite,
  twins: Readonly<{ origin: string; child: ChildProcess }>,
  amounts: Amounts = fullAmounts,
): Promise<void> {
  const pids = { site: site.pid, twin: twins.child.pid ?? 0 }
  for (const { name, path } of benchPages.filter(({ hasTwin }) => hasTwin)) {
    const compared = await compare(
      { site: site.url + path, twin: `${twins.origin}/${name}` },
      pids,
      amounts.kept,
    )
    const [own, twin] = [perCpu(compared.site), perCpu(compared.twin)]
    console.log(
      `${name}: ${Math.round(median(compared.site.map(({ perSecond }) => perSecond)))} pages/s, ${Math.round(own)} per CPU second; by hand ${Math.round(twin)}; failed ${failures(compared.site)}`,
    )
    sayBar(
      `${name}: kept ${(own / twin).toFixed(2)} × a file server per CPU second, at least ${CACHED_MIN}`,
      own / twin >= CACHED_MIN,
    )
  }
  const [, , service] = benchPages
  const draw = (from: number) =>
    serve({
      pid: site.pid,
      requests: amounts.drawn,
      connections: 4,
      urlOf: (index) => `${site.url}${service?.path}?date=${dayOf(from + index)}`,
    })
  // What is drawn first is drawn by code that has not run yet.
  await draw(0)
  const drawn = await draw(amounts.drawn)
  sayBar(
    `drawn each time: ${drawn.perCpuSecond.toFixed(0)} pages per CPU second (failed ${drawn.failed}), at least ${UNCACHED_MIN}`,
    drawn.perCpuSecond >= UNCACHED_MIN,
  )
  const before = megabytesOf(site.pid)
  await serve({
    pid: site.pid,
    requests: amounts.many,
    urlOf: (index) => site.url + (benchPages[index % 3]?.path ?? '/'),
  })
  const after = megabytesOf(site.pid)
  const more = after - before
  sayBar(`memory ${after.toFixed(0)} MB after all, at most ${MEGABYTES_MAX}`, after <= MEGABYTES_MAX)
  sayBar(
    `memory ${before.toFixed(0)} MB, ${more.toFixed(0)} more after ${amounts.many} requests, at most ${FLAT_MEGABYTES}`,
    more <= FLAT_MEGABYTES,
  )
}
