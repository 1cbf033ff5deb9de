import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import { startPostgres, type Cluster } from '../postgres.ts'
import type { Spoiling } from './postgres-faults.ts'

const STANDBY = 'standby'

/** One address for whichever of several databases it is moved to; connections that stand are cut by a move. */
export interface MovingAddress {
  port: number
  move(socket: string): void
  close(): void
}

async function movingAddress(first: string): Promise<MovingAddress> {
  let target = first
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    move: (socket) => {
      target = socket
      cut()
    },
    close: () => {
      server.close()
      cut()
    },
  }
}

async function ask(url: string, ...texts: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const text of texts) ({ rows } = await client.query<Record<string, unknown>>(text))
    return rows
  } finally {
    await client.end()
  }
}

/** What `pg_stat_replication` calls a standby that every commit waits for. */
async function untilSynchronous(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [row] = await ask(url, 'select pg_sleep(0.1)', 'select sync_state from pg_stat_replication')
    if (row?.['sync_state'] === 'sync') return
  }
  throw new Error('the standby does not follow')
}

export interface Pair {
  primary: Cluster
  standby: Cluster
  address: MovingAddress
  stop(): Promise<void>
}

/** A PostgreSQL, a second that has every commit before it is acknowledged, and the address that leads to the first. */
export async function startPair(): Promise<Pair> {
  const primary = await startPostgres()
  const from = `primary_conninfo=host=${primary.place.folder} user=bellows application_name=${STANDBY}`
  const standby = await primary.copy([from], 'standby.signal')
  const names = `alter system set synchronous_standby_names = '${STANDBY}'`
  await ask(primary.url, names, 'select pg_reload_conf()')
  await untilSynchronous(primary.url)
  const address = await movingAddress(primary.place.socket)
  const stop = async () => {
    address.close()
    await Promise.all([primary.stop(), standby.stop()])
  }
  return { primary, standby, address, stop }
}

/** The first dies, the second takes its place, and only then the address leads there. */
export const failover = ({ primary, standby, address }: Pair): Spoiling => ({
  name: 'the primary killed, its synchronous standby promoted',
  async spoil() {
    primary.kill()
    await ask(standby.url, 'select pg_promote()')
    address.move(standby.place.socket)
  },
})
