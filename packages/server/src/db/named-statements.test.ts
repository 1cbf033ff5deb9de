import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgresDatabase, startPostgres, type Cluster } from '../../test/postgres.ts'
import { openDatabase, type Database } from './open.ts'
import { write } from './write.ts'

let cluster: Cluster
let database: Database

beforeAll(async () => {
  cluster = await startPostgres(['fsync=off'])
  const { url } = await createPostgresDatabase(cluster.url)
  database = await openDatabase({ url, dataDir: '', max: 1 })
  await database.pool.query('create table shelf (id text primary key, place integer)')
  await database.pool.query("insert into shelf values ('a', 1)")
})

afterAll(async () => {
  await database.close()
  await cluster.stop()
})

const shelf = (id: string) => database.pool.query('select * from shelf where id = $1', [id])

async function preparedTexts(): Promise<unknown[]> {
  const { rows } = await database.pool.query(
    "select statement from pg_prepared_statements where name like 'bellows%' order by prepare_time",
  )
  return rows.map(({ statement }) => statement)
}

describe('statements with values', () => {
  test('are prepared once for a connection, by their text', async () => {
    await shelf('a')
    const before = await preparedTexts()
    expect(before).toContain('select * from shelf where id = $1')
    expect((await shelf('b')).rows).toEqual([])
    expect((await shelf('a')).rows).toEqual([{ id: 'a', place: 1 }])
    expect(await preparedTexts()).toEqual(before)
  })

  test('are answered by the table as it is now, after another server has changed it', async () => {
    await shelf('a')
    await database.pool.query('alter table shelf add column colour text')
    expect((await shelf('a')).rows).toEqual([{ id: 'a', place: 1, colour: null }])
  })

  test('are written again as a whole where that happens inside a transaction', async () => {
    await shelf('a')
    await database.pool.query('alter table shelf add column height integer')
    const found = await write(database.kysely, async (tx) => {
      await sql`update shelf set place = place + 1 where id = ${'a'}`.execute(tx)
      return (await sql`select * from shelf where id = ${'a'}`.execute(tx)).rows
    })
    await database.pool.query('alter table shelf add column width integer')
    const again = await write(database.kysely, async (tx) => {
      await sql`update shelf set place = place + 1 where id = ${'a'}`.execute(tx)
      return (await sql`select * from shelf where id = ${'a'}`.execute(tx)).rows
    })
    expect(found).toEqual([{ id: 'a', place: 2, colour: null, height: null }])
    expect(again).toEqual([{ id: 'a', place: 3, colour: null, height: null, width: null }])
  })

  test('go on unnamed when a connection keeps enough of them', async () => {
    for (let count = 0; count < 500; count += 1) {
      const { rows } = await database.pool.query(`select $1::integer + ${count} as sum`, [1])
      expect(rows).toEqual([{ sum: count + 1 }])
    }
    expect((await preparedTexts()).length).toBeLessThanOrEqual(410)
  })

  test('fail with the fault that the database names, and the connection goes on', async () => {
    await expect(database.pool.query('select $1::integer / 0', [1])).rejects.toMatchObject({ code: '22012' })
    expect((await shelf('a')).rows).toHaveLength(1)
  })
})
