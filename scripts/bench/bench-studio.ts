import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runSite, type RunningSite } from '../site-server.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join('.data', 'bench')
export const benchFolder = path.join(root, folder)
const PICTURES = 60
const roomy = { LIVE_HOLDS_PER_ADDRESS: '1000', BOOKINGS_PER_HOUR: '10000', INQUIRIES_PER_HOUR: '10000' }

type Block = { name: string; options: { template?: string; images?: unknown[]; initialCount?: number } }
type PageFile = { layout: { contents: Block[] } }

/** The portfolio with so many pictures in all: its largest gallery takes more of those that the demo has. */
function fillPortfolio(file: string): void {
  const page: PageFile = JSON.parse(readFileSync(file, 'utf8'))
  const galleries = page.layout.contents.filter(({ name }) => name === 'images')
  const [largest] = galleries.toSorted(
    (a, b) => (b.options.images?.length ?? 0) - (a.options.images?.length ?? 0),
  )
  const all = page.layout.contents.flatMap(({ options }) => options.images ?? [])
  const images = largest?.options.images ?? []
  for (let index = 0; all.length + index < PICTURES; index += 1)
    images.push(all[(index * 7 + 1) % all.length])
  if (largest) largest.options.initialCount = images.length
  writeFileSync(file, JSON.stringify(page))
}

/** Pictures that other tests drew and encoded are always the same. */
function takePictures(): void {
  for (const name of ['media', 'photographs']) {
    const [from, to] = [path.join(root, '.data/flows', name), path.join(benchFolder, name)]
    if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true })
  }
  const drawn = path.join(benchFolder, 'photographs')
  if (existsSync(drawn) && readdirSync(drawn).length > 0) return
  spawnSync('npm', ['run', '-s', 'photographs', '--', '--out', drawn], { cwd: root, stdio: 'inherit' })
}

/** The built site with the first demo studio alone, whose portfolio has sixty pictures. */
export async function runBenchSite(port: number): Promise<RunningSite> {
  mkdirSync(benchFolder, { recursive: true })
  for (const name of ['database', 'database.lock', 'studio'])
    rmSync(path.join(benchFolder, name), { recursive: true, force: true })
  takePictures()
  const studio = path.join(benchFolder, 'studio')
  cpSync(path.join(root, 'studios/alder-and-wren'), studio, { recursive: true })
  fillPortfolio(path.join(studio, 'pages/portfolio.json'))
  const command = path.join(root, 'packages/server/src/commands/studio-import.ts')
  const { status, stderr } = spawnSync(process.execPath, [command, studio], {
    cwd: root,
    env: { ...process.env, DATA_DIR: benchFolder },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The studio was not imported:\n${stderr}`)
  return runSite({ port, folder, isFresh: false, env: roomy })
}
