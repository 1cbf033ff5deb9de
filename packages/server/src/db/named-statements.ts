import type pg from 'pg'
import { DatabaseAway, DatabaseError, type Client, type Pool, type QueryResult } from './pool.ts'

/** Beyond so many texts a connection would keep plans that nobody asks for again. */
const MOST_NAMES = 400

/** True when a table has got other columns since the statement was prepared; prepared anew it works. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/** Gives each text one name for all connections, until `renew`, after which every text is prepared anew. */
class Names {
  #names = new Map<string, string>()
  #count = 0

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known
    this.#count += 1
    const name = `bellows_${this.#count}`
    this.#names.set(text, name)
    return name
  }

  renew(): void {
    this.#names = new Map()
  }
}

/**
 * The database ends a statement after ten seconds; one that is not even heard of after these is on a connection whose
 * other end has gone without a word, as with the power of its machine.
 */
const HEARD_WITHIN_MILLISECONDS = 15_000
const withoutLimit = /\bset statement_timeout = 0\b/i
const withLimit = /\breset statement_timeout\b/i

/** What the driver says without a SQLSTATE when it cannot reach the server. */
const awayBecause = (cause: unknown): unknown =>
  cause instanceof DatabaseError ? cause : new DatabaseAway('the database does not answer', { cause })

class NamingClient implements Client {
  readonly #client: pg.PoolClient
  readonly #names: Names
  readonly #heardWithin: number
  #isInTransaction = false
  #isLost = false
  /** Somebody waits for a lock or a migration, for as long as it takes. */
  #isPatient = false

  /** The pool listens to idle connections alone: a lent one that nobody listens to ends the process when it breaks. */
  constructor(client: pg.PoolClient, names: Names, heardWithin: number) {
    this.#client = client
    this.#names = names
    this.#heardWithin = heardWithin
    for (const event of ['error', 'end'] as const) client.on(event, () => (this.#isLost = true))
  }

  query = async (text: string, values?: readonly unknown[]): Promise<QueryResult> => {
    if (withoutLimit.test(text)) this.#isPatient = true
    const unheard = this.#isPatient ? undefined : setTimeout(this.#giveUp, this.#heardWithin)
    try {
      return await this.#ask(text, values)
    } catch (error) {
      throw this.#isLost ? awayBecause(error) : error
    } finally {
      clearTimeout(unheard)
      if (withLimit.test(text)) this.#isPatient = false
    }
  }

  /** Whatever is asked on it fails at once, and the pool makes another. */
  #giveUp = (): void => {
    this.#isLost = true
    this.#client.connection.stream.destroy()
  }

  async #ask(text: string, values?: readonly unknown[]): Promise<QueryResult> {
    if (!values?.length) {
      if (/^(begin|start transaction)\b/i.test(text)) this.#isInTransaction = true
      if (/^(commit|rollback)$/i.test(text)) this.#isInTransaction = false
      return this.#client.query(text)
    }
    try {
      return await this.#send(text, [...values])
    } catch (error) {
      if (!isStalePlan(error)) throw error
      this.#names.renew()
      if (this.#isInTransaction) throw error
      return this.#send(text, [...values])
    }
  }

  #send(text: string, values: unknown[]): Promise<QueryResult> {
    const name = this.#names.of(text)
    return this.#client.query(name === undefined ? { text, values } : { name, text, values })
  }

  release = (destroy?: boolean): void => this.#client.release(destroy)
}

/**
 * The pool with every statement that has values prepared once for each connection, so that the server neither sends
 * nor parses and plans its text again.
 */
export function namingPool(pool: pg.Pool, heardWithin = HEARD_WITHIN_MILLISECONDS): Pool {
  const names = new Names()
  const clients = new WeakMap<pg.PoolClient, Client>()
  const naming = (client: pg.PoolClient) => new NamingClient(client, names, heardWithin)
  // At once, for a connection may be lost in the very moment between the pool's hands and ours.
  pool.on('connect', (client) => clients.set(client, naming(client)))
  const connect = async (): Promise<Client> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw awayBecause(error)
    })
    return clients.get(client) ?? naming(client)
  }
  const query = async (text: string, values?: readonly unknown[]): Promise<QueryResult> => {
    const client = await connect()
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }
  return { connect, query, end: () => pool.end() }
}
