import { getServiceDates, listServices, type Endpoint } from '@bellows/api'
import { pino } from 'pino'
import { createApp } from '../../src/http/app.ts'
import { noPictures } from '../../src/testing/no-pictures.ts'
import { kyselyOver, type Database } from '../../src/db/open.ts'
import { studioFinder } from '../../src/http/studio-by-host.ts'
import { defaultSettings } from '../../src/base/settings.ts'
import { planOf, type Planned } from './plans.ts'
import { recordingPool, type Statement } from './recording-pool.ts'

/** One studio of many, as a visitor of its site asks for it. */
const host = 'b5.example'

export interface Measured {
  name: string
  scanned: string[]
  /** Rows looked at for each row that was answered. */
  read: number
  answered: number
  ms: number
}

async function statementsOf(database: Database, ask: (recorded: Database) => Promise<unknown>) {
  const { pool, statements } = recordingPool(database.pool)
  await ask({ ...database, pool, kysely: kyselyOver(pool) })
  return statements
}

async function askApp(recorded: Database, path: string): Promise<void> {
  const log = pino({ level: 'silent' })
  const app = createApp({ database: recorded, log, settings: defaultSettings, media: noPictures })
  const answer = await app.request(`http://${host}${path}`, { headers: { host } })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
}

const pathOf = ({ path }: Endpoint) => path.replace(':slug', 'mini')

const asked: readonly [string, (recorded: Database) => Promise<unknown>][] = [
  ['the studio by host', (recorded) => studioFinder(recorded)(host)],
  ['services list', (recorded) => askApp(recorded, pathOf(listServices))],
  ['free slots', (recorded) => askApp(recorded, pathOf(getServiceDates))],
]

const isQuery = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text)

interface Question {
  name: string
  statements: readonly Statement[]
  planned: Planned
}

async function measure({ pool }: Database, { name, statements, planned }: Question): Promise<Measured> {
  const sum: Measured = { name, scanned: [], read: 0, answered: 0, ms: 0 }
  for (const statement of statements) {
    const { scanned, read, ms } = await planOf(pool, statement, planned)
    const { rows } = await pool.query(statement.text, statement.values)
    sum.scanned.push(...scanned)
    sum.read += read
    sum.answered += rows.length
    sum.ms += ms
  }
  return sum
}

/** How the database answers each question now: all the statements that the server sends for it. */
export async function measureAll(database: Database): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [name, ask] of asked) {
    const statements = (await statementsOf(database, ask)).filter(isQuery)
    measured.push(await measure(database, { name, statements, planned: 'custom' }))
    const once = `${name}, planned once`
    measured.push(await measure(database, { name: once, statements, planned: 'generic' }))
  }
  return measured
}
