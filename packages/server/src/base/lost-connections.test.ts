import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPostgresDatabase, startPostgres, type Cluster } from '../../test/postgres.ts'
import { isDatabaseAway } from './describe-fault.ts'
import { openDatabase, type Database } from '../db/open.ts'
import type { Client } from '../db/pool.ts'
import { postgresPool } from '../db/postgres-pool.ts'
import { namingPool } from '../db/named-statements.ts'
import { write } from '../db/write.ts'

let cluster: Cluster
let database: Database

beforeAll(async () => {
  cluster = await startPostgres(['fsync=off'])
  const { url } = await createPostgresDatabase(cluster.url)
  database = await openDatabase({ url, dataDir: '', max: 2 })
})

afterAll(async () => {
  await database.close()
  await cluster.stop()
})

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (cause: unknown) => cause,
  )

async function processOf(client: Client): Promise<unknown> {
  const { rows } = await client.query('select pg_backend_pid() as id')
  return rows[0]?.['id']
}

const terminate = (id: unknown) => database.pool.query('select pg_terminate_backend($1, 5000)', [id])

test('a connection that is ended inside a transaction costs that transaction alone', async () => {
  const failure = await failureOf(
    write(database.kysely, async (transaction) => {
      await transaction.selectFrom('business').select('id').execute()
      const { rows } = await database.pool.query(
        "select pid from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
      )
      await terminate(rows[0]?.['pid'])
      await transaction.selectFrom('business').select('id').execute()
    }),
  )
  expect(isDatabaseAway(failure)).toBe(true)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('who asks on a lost connection hears by code that the database is away, and gets another one next time', async () => {
  const client = await database.pool.connect()
  await terminate(await processOf(client))
  const failures = [
    await failureOf(client.query('select 1')),
    await failureOf(client.query('select $1::int', [1])),
  ]
  client.release()
  expect(failures.map(isDatabaseAway)).toEqual([true, true])
  const clients = await Promise.all([database.pool.connect(), database.pool.connect()])
  expect(await Promise.all(clients.map((each) => each.query('select 1 as one')))).toMatchObject([
    { rows: [{ one: 1 }] },
    { rows: [{ one: 1 }] },
  ])
  for (const each of clients) each.release()
})

test('a connection that is lost in the moment it is taken ends nothing else', async () => {
  const pool = postgresPool({ url: cluster.url, onError: () => undefined })
  namingPool(pool)
  const client = await pool.connect()
  expect(() => client.emit('error', new Error('terminated'))).not.toThrow()
  client.release(true)
  await pool.end()
})

test('a server that is not there is away, too', async () => {
  const url = 'postgres://bellows@localhost/postgres?host=/nowhere'
  const nowhere = namingPool(postgresPool({ url, onError: () => undefined }))
  expect(isDatabaseAway(await failureOf(nowhere.query('select 1')))).toBe(true)
  await nowhere.end()
  expect(isDatabaseAway(await failureOf(nowhere.query('select 1')))).toBe(true)
})

/** A way to the database on which, once it is silent, nothing goes through any more and nothing is ended. */
async function silenced() {
  const target = new URL((await createPostgresDatabase(cluster.url)).url)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const lines: Socket[] = []
  const way = createServer((near) => {
    const far = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, target.hostname)
    for (const line of [near, far]) line.on('error', () => undefined)
    near.pipe(far).pipe(near)
    lines.push(near, far)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    way.close()
  })
  target.searchParams.delete('host')
  target.hostname = '127.0.0.1'
  target.port = String(Object(way.address())['port'])
  const silence = () => {
    for (const line of lines) line.unpipe().pause()
  }
  return { url: target.href, silence }
}

test('a connection whose other end has gone without a word is given up, and the next works', async () => {
  const { url, silence } = await silenced()
  const pool = namingPool(postgresPool({ url, onError: () => undefined }), 300)
  await pool.query('select 1')
  silence()
  expect(isDatabaseAway(await failureOf(pool.query('select 1')))).toBe(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  const patient = await pool.connect()
  await patient.query('set statement_timeout = 0; select pg_sleep(0.6)')
  await patient.query('reset statement_timeout')
  expect(isDatabaseAway(await failureOf(patient.query('select pg_sleep(0.6)')))).toBe(true)
  patient.release()
  await pool.end()
})

test('a fault of ours is none of the database’s, whatever its text says', () => {
  expect(isDatabaseAway(new Error('Connection terminated, timeout exceeded'))).toBe(false)
})
