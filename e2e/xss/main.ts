/** Owner content can't run code: `npm run test:xss`, `-- --few` for two studios. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { runSite } from '../../scripts/site-server.ts'
import { testPort } from '../../scripts/test-port.ts'
import { besideTheSite } from '../site/beside-the-site.ts'
import { idOf, SERVICE } from '../site/letters.ts'
import { visit, watchedPage, type Watched } from './crawl.ts'
import { previewFaults } from './held-preview.ts'
import { judgeHeldTimes } from './held-time.ts'
import { writeHostileStudio, type HostileStudio } from './hostile-studio.ts'
import { Payloads } from './hostile-values.ts'
import { judgeLetters } from './letters.ts'
import { addresses, styles, texts } from './payloads.ts'
import { everyTemplate } from './templates.ts'
import { unfilledTexts } from './unfilled.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = '.data/xss'
const inFolder = (name: string) => path.join(root, folder, name)
const isShort = process.argv.includes('--few')
/** Studios at the most, until every field has had every payload. */
const STUDIOS = 60
const FEW = 2
/** Studios that are judged at once: a page mostly waits. */
const HANDS = 2
const port = testPort(3220)

let passed = 0
let failed = 0
function report(what: string, found: readonly string[]): void {
  if (found.length === 0) passed += 1
  else failed += 1
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${what}`)
  for (const one of new Set(found)) console.log(`       ${one.slice(0, 300)}`)
}

function onDatabase(command: string, names: readonly string[]): void {
  const env = { ...process.env, DATA_DIR: inFolder('') }
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 1e9 } as const
  const { status, stderr } = spawnSync(process.execPath, [command, ...names], options)
  if (status !== 0) throw new Error(`${command} failed:\n${stderr}`)
}

async function makeStudios(payloads: Payloads): Promise<HostileStudio[]> {
  const templates = await everyTemplate()
  const made: HostileStudio[] = []
  const isWhole = () => payloads.fields > 0 && payloads.done.size === payloads.fields
  while (made.length < (isShort ? FEW : STUDIOS) && !isWhole())
    made.push(writeHostileStudio(inFolder(`studios/xss-${made.length}`), templates, payloads))
  return made
}

/** The studio's own pages, then every screen that a booking has, and the file for a calendar. */
const placesOf = ({ pages }: HostileStudio): string[] => [
  ...pages,
  `/services/${SERVICE}`,
  `/services/${SERVICE}/your-information`,
  `/pending/${idOf('prepared')}`,
  `/inquiries/${idOf('inquiry')}`,
  `/select-date/${idOf('booked')}`,
  ...['', '/questionnaire', '/sign-contract', '/payments'].map(
    (screen) => `/shoots/${idOf('booked')}${screen}`,
  ),
  '/contracts/verify',
]

/** Addresses that no page has, one with what a page would say of it. */
const nowhere = ['/nowhere', '/%3Csvg%20onload=alert(1)%3E?%22%3E%3Cscript%3Ealert(1)%3C/script%3E']

const invoicesOf = ({ page }: Watched): Promise<string[]> =>
  page.evaluate(async (order) => {
    const answer = await fetch(`/api/public/orders/${order}`)
    const { data } = await answer.json()
    return data.invoices.map(({ id }: { id: string }) => id)
  }, idOf('booked'))

async function judge(studio: HostileStudio, browser: Browser): Promise<void> {
  const origin = `http://${studio.id}.localhost:${port}`
  const watched = await watchedPage(browser, origin)
  const tell = (what: string, found: readonly string[]) => report(`${studio.id} ${what}`, found)
  for (const place of placesOf(studio)) tell(place, await visit(watched, origin + place))
  for (const place of nowhere) tell(place, await visit(watched, origin + place, 404))
  for (const invoice of await invoicesOf(watched))
    tell(
      '/payments/{invoice}',
      await visit(watched, `${origin}/shoots/${idOf('booked')}/payments/${invoice}`),
    )
  await judgeHeldTimes(watched, origin, tell)
  tell('/web-builder/preview of every page', await previewFaults(watched, origin, studio.pages))
  await watched.context.close()
  const letters = [...(await judgeLetters(studio.id, inFolder(''), browser))]
  const wrong = letters.flatMap(([kind, found]) => found.map((one) => `${kind}: ${one}`))
  report(`${studio.id} ${letters.length} letters and their calendar files`, wrong)
}

rmSync(inFolder(''), { recursive: true, force: true })
const payloads = new Payloads()
const studios = await makeStudios(payloads)
onDatabase(
  'packages/server/src/commands/studio-import.ts',
  studios.map((one) => one.folder),
)
onDatabase(
  'packages/server/test/put-letters.ts',
  studios.map(({ id }) => id),
)
const site = await runSite({
  port,
  folder,
  isFresh: false,
  env: { LIVE_HOLDS_PER_ADDRESS: '1000', BOOKINGS_PER_HOUR: '1000', MINIMUM_FILL_TIME: '0' },
})
const browser = await chromium.launch(besideTheSite())
const waiting = studios.values()
async function hand(): Promise<void> {
  for (const studio of waiting) await judge(studio, browser)
}
try {
  await Promise.all(Array.from({ length: HANDS }, hand))
} finally {
  await browser.close()
  await site.stop()
}
const [first] = studios
if (first) report('every free text that a folder may hold means harm', unfilledTexts(first.folder, payloads))
const all = `${texts.length} texts, ${addresses.length} addresses, ${styles.length} styles`
const missing = payloads.fields - payloads.done.size
if (!isShort)
  report(
    `every one of ${payloads.fields} fields had all of ${all}`,
    missing === 0 ? [] : [`${missing} had not`],
  )
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
