import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addStudio } from '../../test/studio-fixture.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { isFault } from './pool.ts'

const database = useTestDatabase()
const codeOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((caught: unknown) => caught)
  return ['23505', '22P02', '22012'].find((code) => isFault(error, code))
}

describe('both engines', () => {
  test('read values alike', async () => {
    const { rows } = await database().pool.query(
      `select 9007199254740991::int8 as bigint, 7 as integer, 1.50::numeric(5, 2) as numeric, true as boolean,
        timestamptz '2026-03-01 10:00:00.123+02' as instant, date '2026-02-28' as day, '\\xff00'::bytea as bytes,
        '{"a": [1, null]}'::jsonb as json, array['a', 'b,c']::text[] as list, null::int8 as nothing, count(*) as count`,
    )
    expect(rows).toEqual([
      {
        bigint: 9_007_199_254_740_991,
        integer: 7,
        numeric: '1.50',
        boolean: true,
        instant: new Date('2026-03-01T08:00:00.123Z'),
        day: '2026-02-28',
        bytes: Buffer.from([0xff, 0]),
        json: { a: [1, null] },
        list: ['a', 'b,c'],
        nothing: null,
        count: 1,
      },
    ])
  })

  test('refuse what has no safe value', async () => {
    await expect(database().pool.query('select 9007199254740992::int8 as n')).rejects.toThrow('does not fit')
    await expect(database().pool.query("select timestamp '2026-01-01' as t")).rejects.toThrow(
      'without time zone',
    )
  })

  test('write values alike', async () => {
    const when = new Date('2026-03-01T08:00:00.123Z')
    const { rows } = await database().pool.query(
      'select $1::timestamptz as instant, $2::jsonb as json, $3::text[] as list, $4::int8 as n, $5::text as nothing',
      [when, JSON.stringify(['x']), ['a', 'b'], 5, null],
    )
    expect(rows).toEqual([{ instant: when, json: ['x'], list: ['a', 'b'], n: 5, nothing: null }])
  })

  test('name a fault the same way, without the values, and go on', async () => {
    const { kysely, pool } = database()
    await addStudio(kysely, 'twice')
    expect(await codeOf(addStudio(kysely, 'twice'))).toBe('23505')
    expect(await codeOf(pool.query("select 'x'::int", []))).toBe('22P02')
    expect(await codeOf(pool.query('select $1::int / 0', [1]))).toBe('22012')
    const error: unknown = await pool
      .query('select $1::int', ['ada@example.org'])
      .catch((caught: unknown) => caught)
    expect(JSON.stringify(error)).not.toContain('params')
    expect(await sql<{ n: number }>`select 1 as n`.execute(kysely)).toMatchObject({ rows: [{ n: 1 }] })
  })

  test('give a connection back clean when it is released inside a transaction', async () => {
    const { pool } = database()
    const client = await pool.connect()
    await client.query('begin')
    await client.query(
      "insert into business (id, name, language, time_zone, currency) values ('b', '', 'en-US', 'UTC', 'USD')",
    )
    client.release(true)
    expect((await pool.query('select id from business')).rows).toEqual([])
  })
})
