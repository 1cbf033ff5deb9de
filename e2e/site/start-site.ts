import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { drawPhotographs } from '../../scripts/photographs/index.ts'
import { runSite } from '../../scripts/site-server.ts'
import { testPort } from '../../scripts/test-port.ts'
import { letterStudios } from './letters.ts'
import { isAsked, scriptedStudios, studioFolders } from './studios.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = '.data/flows'
const inFolder = (name: string) => path.join(root, folder, name)

/** One server for all files; holds are not limited by address, since all come from one. */
export const siteOptions = {
  port: testPort(3210),
  folder,
  isFresh: false,
  env: {
    LIVE_HOLDS_PER_ADDRESS: '1000',
    BOOKINGS_PER_HOUR: '1000',
    PAYMENTS_PER_HOUR: '1000',
    MINIMUM_FILL_TIME: '0',
    SCRIPTED_PAYMENTS: scriptedStudios.join(' '),
  },
}

function runOnDatabase(command: string, names: readonly string[]): void {
  const env = { ...process.env, DATA_DIR: inFolder('') }
  const options = { cwd: root, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...names], options)
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`)
}

/** A new database with a studio for each file; pictures are kept between runs, since they are always the same. */
async function importStudios(): Promise<void> {
  for (const name of ['database', 'database.lock', 'mail'])
    rmSync(inFolder(name), { recursive: true, force: true })
  await drawPhotographs({ out: inFolder('photographs') })
  const folders = await studioFolders(inFolder('studios'))
  runOnDatabase('packages/server/src/commands/studio-import.ts', folders)
  const written = letterStudios.filter(isAsked)
  if (written.length > 0) runOnDatabase('packages/server/test/put-letters.ts', written)
}

export default async function startSite() {
  await importStudios()
  const site = await runSite(siteOptions)
  process.env['SITE_PID'] = String(site.pid)
  return () => site.stop()
}
