import type { DatabaseError as Fault } from 'pg'
import type { PGlite, Results } from '@electric-sql/pglite'
import { DatabaseError, type QueryResult } from './pool.ts'
import { valueParser } from './parse-value.ts'

/** What PGlite answered, still as text, so that it crosses threads unchanged and is read in one place. */
export type RawResult = {
  command: string
  rowCount: number | null
  fields: { name: string; dataTypeID: number }[]
  rows: (string | null)[][]
}

/** One PGlite, here or in a worker; it answers one query at a time. */
export type Engine = {
  query(text: string, values?: readonly unknown[]): Promise<RawResult>
  close(): Promise<void>
}

const faultFields = ['code', 'severity', 'detail', 'hint', 'schema', 'table', 'column', 'constraint'] as const
export type RawFault = { message: string } & Partial<Record<(typeof faultFields)[number], string>>

const asText = (text: string) => text
const noParsers = new Proxy<PGlite['parsers']>({}, { get: () => asText })

/** An engine over a PGlite in this thread; its parsers are taken away, see RawResult. */
export function engineOf(pglite: PGlite): Engine {
  pglite.parsers = noParsers
  return {
    query: async (text, values) => {
      if (values) return rawResult(await pglite.query(text, [...values], { rowMode: 'array' }))
      const results = await pglite.exec(text, { rowMode: 'array' })
      return rawResult(results.at(-1))
    },
    close: () => pglite.close(),
  }
}

function rawResult(result: Results | undefined): RawResult {
  return {
    command: result?.command ?? '',
    rowCount: result?.rowCount ?? null,
    fields: result?.fields ?? [],
    rows: (result?.rows ?? []).map((row) => Object.values(row)),
  }
}

/** Emscripten's file system throws what is no error: a number of its own is all it says. */
const fileFaults: ReadonlyMap<unknown, string> = new Map([
  [2, 'the data folder may not be written to'],
  [29, 'the disk fails'],
  [51, 'the disk is full'],
  [69, 'the disk is read-only'],
])

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message
  const { name, errno } = Object(error)
  return fileFaults.get(errno) ?? (typeof name === 'string' ? `${name} ${errno}` : String(error))
}

/** Only the database's own words: the driver's error also carries the parameters, which are personal data. */
export function rawFault(error: unknown): RawFault {
  const fault: RawFault = { message: messageOf(error) }
  for (const field of faultFields) {
    const value: unknown = Object(error)[field]
    if (typeof value === 'string') fault[field] = value
  }
  return fault
}

export function faultError({ message, ...fields }: RawFault): Error {
  if (fields.code === undefined) return new Error(message)
  const error: Fault = new DatabaseError(message, message.length, 'error')
  return Object.assign(error, fields)
}

export function queryResult({ command, rowCount, fields, rows }: RawResult): QueryResult {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, parse: valueParser(dataTypeID) }))
  return { command, rowCount, rows: rows.map((row) => readRow(columns, row)) }
}

type Column = { name: string; parse: (text: string) => unknown }

function readRow(columns: Column[], row: (string | null)[]): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  columns.forEach(({ name, parse }, index) => {
    const text = row[index] ?? null
    out[name] = text === null ? null : parse(text)
  })
  return out
}
