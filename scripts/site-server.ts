import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { leanServer } from '../packages/server/src/lean-server.ts'

const root = path.resolve(import.meta.dirname, '..')
const READY_WITHIN = 600_000
const ASK_EVERY = 200

export type RunningSite = Readonly<{ url: string; pid: number; stop: () => Promise<void> }>

/** Whoever answers there would be taken for the server that is started. */
const isTaken = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  )

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Options = { port: number; folder: string; isFresh: boolean; env?: Record<string, string> }

/**
 * Runs the built site with the demo studio on a port of its own. A fresh one has a new database; drawn and encoded
 * pictures are kept between runs, since they are always the same.
 */
export async function runSite({ port, folder, isFresh, env = {} }: Options): Promise<RunningSite> {
  const url = `http://localhost:${port}`
  if (await isTaken(url)) throw new Error(`Something else answers at ${url}`)
  const dataDir = path.join(root, folder)
  if (isFresh)
    for (const name of ['database', 'database.lock'])
      rmSync(path.join(dataDir, name), { recursive: true, force: true })
  const server = spawn(
    process.execPath,
    [...leanServer.flags, path.join(root, 'packages/server/src/main.ts')],
    {
      cwd: root,
      env: {
        ...leanServer.environment,
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk))
  const exited = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  server.once('exit', () => process.off('exit', kill))
  const deadline = Date.now() + READY_WITHIN
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`The site did not start:\n${output}`)
    await pause(ASK_EVERY)
  }
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM')
    await exited
  }
  return { url, pid: server.pid ?? 0, stop }
}
