import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../test/test-database.ts'
import { tablesText } from './codegen.ts'
import { migrate, migrationFolder } from './migrate.ts'

const database = useTestDatabase({ isOwn: true })
let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bellows-migrations-'))
  fs.cpSync(migrationFolder, folder, { recursive: true })
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const put = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text)
const tables = async () => {
  const { rows } = await database().pool.query("select tablename from pg_tables where tablename like 'made%'")
  return rows.map((row) => row['tablename'])
}

describe('migrations', () => {
  test('have made the tables that tables.ts describes', async () => {
    const written = fs.readFileSync(path.join(import.meta.dirname, 'tables.ts'), 'utf8')
    expect(await tablesText(database().kysely)).toBe(written)
  })

  test('run once, however many start at once', async () => {
    put('0003_made.sql', 'create table made (id integer); create table made_too (id integer);')
    await Promise.all([1, 2, 3, 4].map(() => migrate(database().pool, folder)))
    expect(await tables()).toEqual(expect.arrayContaining(['made', 'made_too']))
  })

  test('apply whole or not at all', async () => {
    put('0004_broken.sql', 'create table made_half (id integer); select 1/0;')
    await expect(migrate(database().pool, folder)).rejects.toThrow('division by zero')
    fs.rmSync(path.join(folder, '0004_broken.sql'))
    expect(await tables()).not.toContain('made_half')
  })

  test('leave out what needs an extension that is not on offer', async () => {
    put('0005_extension.sql', '-- requires no_such_extension\ncreate table made_never (id integer);')
    await migrate(database().pool, folder)
    expect(await tables()).not.toContain('made_never')
  })

  test('are refused when an applied file was changed', async () => {
    put('0003_made.sql', 'create table made (id bigint);')
    await expect(migrate(database().pool, folder)).rejects.toThrow('0003_made.sql was changed')
  })

  test('use only what every PostgreSQL-like engine has', () => {
    const text = fs.readFileSync(path.join(migrationFolder, '0001_init.sql'), 'utf8')
    expect(text).not.toMatch(/\b(trigger|deferrable|serial|nextval|identity|listen|notify|plpgsql)\b/i)
  })
})
