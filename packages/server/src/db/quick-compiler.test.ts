import { expect, test } from 'vitest'
import { Kysely, PostgresAdapter, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely'
import { DummyDriver, PostgresIntrospector, type Dialect } from 'kysely'
import { QuickCompiler } from './quick-compiler.ts'

const dialect = (compiler: PostgresQueryCompiler): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
})
const ours = new Kysely<unknown>({ dialect: dialect(new QuickCompiler()) })
const theirs = new Kysely<unknown>({ dialect: dialect(new PostgresQueryCompiler()) })

const inner = sql`a = ${1} and b = any(${sql.val(['x'])}::text[])`
const cases: Record<string, RawBuilder<unknown>> = {
  'no value': sql`select 1`,
  'values before, in and after a template': sql`select ${'first'} from t where ${inner} or c is ${null} or (${inner})`,
  'a name, a literal and a list': sql`select ${sql.ref('t.a')}, ${sql.lit("it's")} from ${sql.table('t')} where a in (${sql.join([1, 2])})`,
}

test.each(Object.entries(cases))('%s: the same text and values as Kysely writes', (_, statement) => {
  const { sql: text, parameters } = statement.compile(ours)
  const expected = statement.compile(theirs)
  expect({ text, parameters }).toEqual({ text: expected.sql, parameters: expected.parameters })
})
