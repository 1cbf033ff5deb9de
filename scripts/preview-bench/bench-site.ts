import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawPhotographs } from '../photographs/index.ts'
import { runSite, type RunningSite } from '../site-server.ts'
import { testPort } from '../test-port.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join('.data', 'preview-bench')
const inFolder = (name: string) => path.join(root, folder, name)
export const HOST = 'bench.localhost'
export const benchPort = testPort(6300)

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

/** The demo's site with a database of its own, whose preview the bench may hold. */
export async function runBenchSite(): Promise<RunningSite> {
  if (!existsSync(path.join(root, 'dist/server/entry-server.js'))) run('npm', ['run', '-s', 'build'])
  await drawPhotographs({ out: inFolder('photographs') })
  importStudio()
  return runSite({ port: testPort(3300), folder, isFresh: false })
}
