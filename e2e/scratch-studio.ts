import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runSite, type RunningSite } from '../scripts/site-server.ts'

const root = path.resolve(import.meta.dirname, '..')

type Block = Readonly<{ name: string; options: object }>
type Page = Readonly<{
  title: string
  blocks: readonly Block[]
  headers?: readonly Block[]
  footers?: readonly Block[]
  /** By slug, of the service that the page is about. */
  serviceId?: string
}>
export type ScratchStudio = Readonly<{
  name: string
  port: number
  /** By slug. */
  pages: Readonly<Record<string, Page>>
  services?: Readonly<Record<string, object>>
  questions?: readonly object[]
  menuItems?: readonly object[]
  people?: object
  /** Of `studio.json`, in place of what is usual. */
  own?: object
  /** What its server is started with. */
  env?: Readonly<Record<string, string>>
}>

const studio = {
  businessName: 'Scratch Studio',
  domain: 'scratch.example',
  aliases: ['localhost'],
  language: 'en-US',
  timeZone: 'America/Chicago',
  email: 'hello@scratch.example',
  phone: '+1 312 555 0100',
  address: '1 Test Street',
  officeHours: 'Always',
  instagram: 'https://www.instagram.com/scratch.example',
  paymentSetup: { currency: 'USD', currencySymbol: '$' },
  bookingAvailability: { minimumNotice: 120, startIncrement: 30 },
  payments: {
    feeCollection: 'COLLECT_FEES_OFFLINE',
    methods: [{ method: 'OUTSIDE' }],
    instructions: 'Pay by bank transfer.',
  },
  countersign: { isAutomatic: true, name: 'Scratch' },
}
const theme = { name: 'Plain', styles: { typography: 'atelier' }, colorPalettes: [], menuItems: [] }

const named = (area: string, blocks: readonly Block[] = []) =>
  blocks.map((block, index) => ({ id: `${area}-${index}`, ...block }))

const pageOf = ({ blocks, headers, footers, ...page }: Page) => ({
  ...page,
  layout: {
    headers: named('header', headers),
    contents: named('block', blocks),
    footers: named('footer', footers),
  },
})

function write(folder: string, { name, pages, ...given }: ScratchStudio): void {
  const { services = {}, questions = [], menuItems = [], people, own } = given
  const home = { title: 'Home', blocks: [] }
  const files = {
    'studio.json': { id: name, ...studio, ...own },
    'theme.json': { ...theme, menuItems },
    'inquiry.json': { questions },
    ...(people && { 'people.json': people }),
    ...Object.fromEntries(Object.entries(services).map(([slug, one]) => [`services/${slug}.json`, one])),
    ...Object.fromEntries(
      Object.entries({ home, ...pages }).map(([slug, one]) => [`pages/${slug}.json`, pageOf(one)]),
    ),
  }
  for (const [file, content] of Object.entries(files)) {
    const to = path.join(folder, file)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, JSON.stringify(content))
  }
}

/** A site with nothing but a studio made for one test file; it has a database and a port of its own. */
export async function runScratchStudio(scratch: ScratchStudio): Promise<RunningSite> {
  const folder = path.join('.data', 'scratch', scratch.name)
  const dataDir = path.join(root, folder)
  const studioFolder = path.join(dataDir, 'studio')
  rmSync(dataDir, { recursive: true, force: true })
  write(studioFolder, scratch)
  const command = path.join(root, 'packages/server/src/commands/studio-import.ts')
  const { status, stderr } = spawnSync(process.execPath, [command, studioFolder], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The studio was not imported:\n${stderr}`)
  const env = { MINIMUM_FILL_TIME: '0', ...scratch.env }
  return runSite({ port: scratch.port, folder, isFresh: false, env })
}
