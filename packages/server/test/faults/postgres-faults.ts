import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../postgres.ts'
import type { KeptServer } from './kept-server.ts'

/** Something that comes over a server while visitors book. */
export interface Spoiling {
  name: string
  spoil(server: KeptServer): Promise<void>
  /** How the process may end by itself under it. */
  exits?: readonly number[]
  /** What it says to whoever runs it where it ends so with 1. */
  says?: RegExp
}

const TIMES = 5
const BETWEEN = 200
/** Longer than a statement waits for a lock. */
const LOCKED_MILLISECONDS = 3_500
const PAUSED_MILLISECONDS = 2_500

const theirs = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

async function asOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await work(client).finally(() => client.end())
}

/** Another's process is stopped by its own kind only, so this asks as many as there are. */
function signalAll(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) process.kill(pid, signal)
}

export const postgresFaults = (cluster: Cluster, url: string): readonly Spoiling[] => [
  {
    name: 'PostgreSQL killed and started again',
    async spoil() {
      cluster.kill()
      await cluster.start()
    },
  },
  {
    name: `every connection terminated, ${TIMES} times`,
    spoil: () =>
      asOwner(url, async (client) => {
        for (let time = 0; time < TIMES; time += 1) {
          await client.query(`select pg_terminate_backend(pid) ${theirs}`)
          await setTimeout(BETWEEN)
        }
      }),
  },
  {
    name: 'the table of slots locked',
    spoil: () =>
      asOwner(url, async (client) => {
        await client.query('begin; lock table slot in access exclusive mode')
        await setTimeout(LOCKED_MILLISECONDS)
        await client.query('rollback')
      }),
  },
  {
    name: 'every connection’s process paused',
    spoil: () =>
      asOwner(url, async (client) => {
        const { rows } = await client.query<{ pid: number }>(`select pid ${theirs}`)
        const pids = rows.map(({ pid }) => pid)
        signalAll(pids, 'SIGSTOP')
        await setTimeout(PAUSED_MILLISECONDS).finally(() => signalAll(pids, 'SIGCONT'))
      }),
  },
  {
    name: 'the server asked to end, and started again',
    exits: [0],
    spoil: (server) => Promise.resolve(server.signal('SIGTERM')),
  },
]
