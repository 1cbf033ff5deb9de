/** Lighthouse and throughput of the demo, beside the same pages written by hand: `npm run bench`. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'
import type { RunningSite } from '../site-server.ts'
import { testPort } from '../test-port.ts'
import { benchPages, bookToCheckout, type BenchPage } from './bench-pages.ts'
import { benchFolder, runBenchSite } from './bench-studio.ts'
import { visit, type Visit } from './lab.ts'
import { sayBars, sayCounts, sayFigures, type Elements } from './report.ts'
import { fullAmounts, sayThroughput } from './say-throughput.ts'
import { staticTwin } from './static-twin.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'lab,load' },
    trial: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const root = path.resolve(import.meta.dirname, '../..')
const twins = path.join(benchFolder, 'static')

type Twins = Readonly<{ origin: string; child: ChildProcess }>

async function serveTwins(site: RunningSite): Promise<Twins> {
  mkdirSync(twins, { recursive: true })
  for (const { name, path: address, hasTwin } of benchPages) {
    if (!hasTwin) continue
    const html = await (await fetch(site.url + address)).text()
    writeFileSync(path.join(twins, `${name}.html`), staticTwin(html))
  }
  const folders = [twins, path.join(benchFolder, 'media'), path.join(root, 'dist/client/assets')]
  const child = fork(path.join(import.meta.dirname, 'static-server.ts'), folders)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { origin: `http://127.0.0.1:${port}`, child }
}

type Ground = Readonly<{ site: RunningSite; twins: Twins }>

const beginAt =
  (page: BenchPage, { url }: RunningSite) =>
  (context: Parameters<typeof bookToCheckout>[0]) =>
    page.isFound ? Promise.resolve(url + page.path) : bookToCheckout(context, url)

async function countElements(page: BenchPage, { site, twins: { origin } }: Ground): Promise<Elements> {
  const browser = await chromium.launch(chromiumLaunch())
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const count = async (address: string) => {
    const tab = await context.newPage()
    await tab.goto(address, { waitUntil: 'load' })
    return tab.evaluate(() => document.querySelectorAll('*').length)
  }
  const own = await count(await beginAt(page, site)(context))
  const twin = page.hasTwin ? await count(`${origin}/${page.name}`) : 0
  await browser.close()
  return { site: own, twin }
}

/** Every round visits every page and its twin in turn, so that what else the machine does falls on all. */
async function lab(ground: Ground): Promise<void> {
  const visits = new Map(benchPages.map((page) => [page, { site: [] as Visit[], twin: [] as Visit[] }]))
  const port = testPort(9333)
  for (let round = 1; round <= rounds; round += 1)
    for (const [page, sides] of visits) {
      sides.site.push(await visit({ port, begin: beginAt(page, ground.site) }))
      if (page.hasTwin)
        sides.twin.push(await visit({ port, begin: async () => `${ground.twins.origin}/${page.name}` }))
      console.error(
        `round ${round} of ${rounds}: ${page.name}, performance ${sides.site.at(-1)?.scores.performance}`,
      )
    }
  for (const [page, sides] of visits) {
    const elements = await countElements(page, ground)
    sayFigures(page, sides, elements)
    sayBars(page, sides, elements)
  }
}

/** For a trial, as few as the system's clock of a hundredth of a second and code that was just compiled allow. */
const fewer = { kept: 1500, drawn: 120, many: 2000 }

const site = await runBenchSite(testPort(3240))
const ground = { site, twins: await serveTwins(site) }
const browser = await chromium.launch(chromiumLaunch())
const load = () => loadavg()[0]?.toFixed(2)
console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, Chromium ${browser.version()}, ${cpus().length} cores, load ${load()} before`,
)
await browser.close()
try {
  if (values.only.includes('lab')) await lab(ground)
  if (values.only.includes('load'))
    await sayThroughput(site, ground.twins, values.trial ? fewer : fullAmounts)
} finally {
  ground.twins.child.kill()
  await site.stop()
}
console.log(`load ${load()} after`)
process.exitCode = sayCounts()
