import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'
import { runSite } from '../site-server.ts'
import { testPort } from '../test-port.ts'
import { walkBooking } from './booking-walk.ts'
import { BOOKED, pageKinds, stepKinds, type PageKind } from './budgets.ts'
import { lateCode } from './late-code.ts'
import { previewWeight } from './preview-weight.ts'
import { templateWeights } from './template-weights.ts'
import { weigh, type StorageState, type Weight } from './measure.ts'

const PORT = testPort(3220)
const columns = [
  'jsBeforePaint',
  'jsAtLoad',
  'jsAfterScroll',
  'css',
  'fonts',
  'html',
  'htmlRatio',
  'usedStyles',
  'elements',
] as const
const WIDTH = 18
const NAME_WIDTH = 34

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(NAME_WIDTH) + cells.map((text) => text.padEnd(WIDTH)).join('')

type Column = (typeof columns)[number]
const digitsOf: Partial<Record<Column, number>> = { htmlRatio: 2, usedStyles: 2, elements: 0 }

function cell(weight: Weight, { budget }: PageKind, name: Column): string {
  const limit = name === 'fonts' ? undefined : budget[name]
  const digits = digitsOf[name] ?? 1
  if (limit === undefined) return weight[name].toFixed(digits)
  const isOver = name === 'usedStyles' ? weight[name] < limit : weight[name] > limit
  return `${weight[name].toFixed(digits)} of ${limit}${isOver ? ' OVER' : ''}`
}

const site = await runSite({ port: PORT, folder: '.data/flows', isFresh: true })
const browser = await chromium.launch(chromiumLaunch())
let over = 0

async function show(kind: PageKind, held?: StorageState): Promise<void> {
  const weight = await weigh(browser, site.url + kind.path, {
    held,
    most: kind.budget,
  })
  const cells = columns.map((column) => cell(weight, kind, column))
  console.log(row(kind.name, cells))
  over += cells.filter((text) => text.endsWith('OVER')).length
  const late = lateCode(weight.scripts, kind)
  console.log(`  ${late.map(({ text }) => text).join('; ')}`)
  over += late.filter(({ isOver }) => isOver).length
}

try {
  console.log(row('kB brotli', columns))
  for (const kind of pageKinds) await show(kind)
  await walkBooking(browser, site.url + BOOKED, async ({ name, path, held }) => {
    const kind = stepKinds[name]
    if (!kind) throw new Error(`No budget for ${name}`)
    await show({ name, path, ...kind }, held)
  })
} finally {
  await browser.close()
  await site.stop()
}
console.log(['template adds', 'styles', 'script'].map((name) => name.padEnd(WIDTH * 2)).join(''))
const rows = [...templateWeights(), { name: 'the owner’s preview', cells: previewWeight() }]
for (const { name, cells } of rows) {
  console.log([name, ...cells].map((text) => text.padEnd(WIDTH * 2)).join(''))
  over += cells.filter((text) => text.endsWith('OVER')).length
}
console.log(over === 0 ? 'No page weighs more than it may.' : `${over} figures are over.`)
process.exitCode = over === 0 ? 0 : 1
