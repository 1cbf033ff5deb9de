/** `npm run preview:bench`: the demo's preview at three widths beside a builder's controls, each at an origin of its own. */
import { benchPort, HOST, runBenchSite } from './bench-site.ts'
import { buildBench, publishedData, serveBench } from './serve.ts'

const site = await runBenchSite()
const data = await publishedData(site.url)
const bench = await serveBench({ folder: await buildBench(), port: benchPort, host: HOST, data })
console.log(`The bench stands at ${bench.url}`)

async function stop(): Promise<void> {
  await Promise.all([bench.stop(), site.stop()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
