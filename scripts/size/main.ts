import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'
import { runSite } from '../site-server.ts'
import { pageKinds, type Budget, type PageKind } from './budgets.ts'
import { weigh, withHold, type Weight } from './measure.ts'

const PORT = 3220
const columns = ['jsBeforePaint', 'jsAtLoad', 'jsAfterScroll', 'css', 'fonts', 'html'] as const
const WIDTH = 22

type Column = (typeof columns)[number]
const limitOf = (limits: Partial<Budget> | undefined, name: Column) =>
  name === 'fonts' ? undefined : limits?.[name]

function cell(weight: Weight, { budget, reached }: PageKind, name: Column): string {
  const limit = limitOf(budget, name)
  if (limit === undefined) return weight[name].toFixed(1)
  const said = `${weight[name].toFixed(1)} of ${limit}`
  if (weight[name] <= limit) return said
  return weight[name] <= (limitOf(reached, name) ?? limit) ? `${said} not yet` : `${said} OVER`
}

const site = await runSite({ port: PORT, folder: '.data/flows', isFresh: false })
const browser = await chromium.launch(chromiumLaunch())
let over = 0
let open = 0
try {
  console.log(['kB brotli', ...columns].map((name) => name.padEnd(WIDTH)).join(''))
  for (const kind of pageKinds) {
    const held = kind.heldAt ? await withHold(browser, site.url + kind.heldAt) : undefined
    const weight = await weigh(browser, site.url + kind.path, held)
    const cells = columns.map((column) => cell(weight, kind, column))
    console.log([kind.name, ...cells].map((text) => text.padEnd(WIDTH)).join(''))
    over += cells.filter((text) => text.endsWith('OVER')).length
    open += cells.filter((text) => text.endsWith('not yet')).length
  }
} finally {
  await browser.close()
  await site.stop()
}
if (open > 0) console.log(`${open} figures are not down to their budget yet; they may not grow.`)
console.log(over === 0 ? 'No page weighs more than it may.' : `${over} figures are over.`)
process.exitCode = over === 0 ? 0 : 1
