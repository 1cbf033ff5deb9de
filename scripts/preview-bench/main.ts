/**
 * `npm run preview:bench`: the demo's preview at three widths beside a builder's controls, each at an origin of its own.
 * With `--measure`, as `npm run bench:preview` has it, a browser measures instead how soon theme updates are on the screen.
 */
import { parseArgs } from 'node:util'
import { benchPort, HOST, runBenchSite } from './bench-site.ts'
import { measure } from './measure.ts'
import { report } from './report.ts'
import { buildBench, publishedData, serveBench } from './serve.ts'

const { values } = parseArgs({ options: { measure: { type: 'boolean' } } })
const site = await runBenchSite()
const data = await publishedData(site.url)
const bench = await serveBench({ folder: await buildBench(), port: benchPort, host: HOST, data })

const stop = () => Promise.all([bench.stop(), site.stop()])

if (values.measure)
  try {
    process.exitCode = report(await measure(bench.url, data)) ? 0 : 1
  } finally {
    await stop()
  }
else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)))
  console.log(`The bench stands at ${bench.url}`)
}
