import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('a fault of ours is none of the database’s, whatever its text says', () => {
  expect(isDatabaseAway(new Error('Connection terminated, timeout exceeded'))).toBe(false)
})
