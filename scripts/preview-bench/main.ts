/** `npm run preview:bench`: the demo's preview at three widths beside a builder's controls, each at an origin of its own. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawPhotographs } from '../photographs/index.ts'
import { runSite } from '../site-server.ts'
import { testPort } from '../test-port.ts'
import { buildBench, publishedData, serveBench } from './serve.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join('.data', 'preview-bench')
const inFolder = (name: string) => path.join(root, folder, name)
const HOST = 'bench.localhost'
const benchPort = testPort(6300)

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The demo, with this bench as its builder. */
function importStudio(): void {
  const studio = inFolder('studio')
  rmSync(studio, { recursive: true, force: true })
  cpSync(path.join(root, 'studios', 'alder-and-wren'), studio, { recursive: true })
  const file = path.join(studio, 'studio.json')
  const known: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const own = { ...Object(known), builderOrigins: [`http://${HOST}:${benchPort}`] }
  writeFileSync(file, JSON.stringify(own))
  for (const name of ['database', 'database.lock']) rmSync(inFolder(name), { recursive: true, force: true })
  const command = path.join(root, 'packages/server/src/commands/studio-import.ts')
  run(process.execPath, [command, studio], { ...process.env, DATA_DIR: inFolder('') })
}

if (!existsSync(path.join(root, 'dist/server/entry-server.js'))) run('npm', ['run', '-s', 'build'])
await drawPhotographs({ out: inFolder('photographs') })
importStudio()
const site = await runSite({ port: testPort(3300), folder, isFresh: false })
const data = await publishedData(site.url)
const bench = await serveBench({ folder: await buildBench(), port: benchPort, host: HOST, data })
console.log(`The bench stands at ${bench.url}`)

async function stop(): Promise<void> {
  await Promise.all([bench.stop(), site.stop()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
