import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'
import { runSite } from '../site-server.ts'
import { pageKinds, type Budget } from './budgets.ts'
import { weigh, type Weight } from './measure.ts'

const PORT = 3220
const columns = ['jsBeforePaint', 'jsAtLoad', 'jsAfterScroll', 'css', 'fonts', 'html'] as const
const WIDTH = 22

const cell = (weight: Weight, budget: Budget, name: (typeof columns)[number]) => {
  const limit = name === 'fonts' ? undefined : budget[name]
  return `${weight[name].toFixed(1)}${limit === undefined ? '' : ` of ${limit}`}${isOver(weight, budget, name) ? ' OVER' : ''}`
}
function isOver(weight: Weight, budget: Budget, name: (typeof columns)[number]): boolean {
  const limit = name === 'fonts' ? undefined : budget[name]
  return limit !== undefined && weight[name] > limit
}

const site = await runSite({ port: PORT, folder: '.data/flows', isFresh: false })
const browser = await chromium.launch(chromiumLaunch())
let over = 0
try {
  console.log(['kB brotli', ...columns].map((name) => name.padEnd(WIDTH)).join(''))
  for (const { name, path, budget } of pageKinds) {
    const weight = await weigh(browser, site.url + path)
    console.log(
      [name, ...columns.map((column) => cell(weight, budget, column))]
        .map((text) => text.padEnd(WIDTH))
        .join(''),
    )
    over += columns.filter((column) => isOver(weight, budget, column)).length
  }
} finally {
  await browser.close()
  await site.stop()
}
console.log(over === 0 ? 'All pages are within their budgets.' : `${over} figures are over budget.`)
process.exitCode = over === 0 ? 0 : 1
