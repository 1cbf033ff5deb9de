import { setImmediate } from 'node:timers/promises'
import { faultError, queryResult, rawFault, type Engine } from './engine.ts'
import { DatabaseAway, type Client, type Pool, type QueryResult } from './pool.ts'

type Waiter = { take: () => void; refuse: (error: Error) => void; timer: NodeJS.Timeout }

const turnMilliseconds = 4

/** A pool of one connection over PGlite: first come, first served, and nobody waits for ever. */
export class LitePool implements Pool {
  readonly options = {}
  readonly #engine: Engine
  readonly #acquireTimeout: number
  readonly #waiting: Waiter[] = []
  #isLent = false
  #hasEnded = false
  #lastTurn = 0

  constructor(engine: Engine, acquireTimeout = 10_000) {
    this.#engine = engine
    this.#acquireTimeout = acquireTimeout
  }

  async connect(): Promise<Client> {
    if (this.#hasEnded) throw new DatabaseAway('the database is closed')
    if (this.#isLent) await this.#wait()
    this.#isLent = true
    await this.#letOthersRun()
    return new LiteClient(this.#engine, () => this.#lendNext())
  }

  async query(text: string, values?: readonly unknown[]): Promise<QueryResult> {
    const client = await this.connect()
    try {
      return await client.query(text, values)
    } finally {
      client.release()
    }
  }

  async end(): Promise<void> {
    if (this.#hasEnded) return
    const last = await this.connect()
    this.#hasEnded = true
    for (const waiter of this.#waiting.splice(0))
      this.#refuse(waiter, new DatabaseAway('the database is closed'))
    await this.#engine.close()
    last.release()
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const message = `no connection within ${this.#acquireTimeout} ms: was the pool used inside a transaction?`
      const waiter: Waiter = {
        take: resolve,
        refuse: reject,
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
          reject(new DatabaseAway(message))
        }, this.#acquireTimeout),
      }
      this.#waiting.push(waiter)
    })
  }

  #refuse(waiter: Waiter, error: Error): void {
    clearTimeout(waiter.timer)
    waiter.refuse(error)
  }

  #lendNext(): void {
    const next = this.#waiting.shift()
    if (!next) {
      this.#isLent = false
      return
    }
    clearTimeout(next.timer)
    next.take()
  }

  /** A PGlite in this thread answers by microtasks alone, which would keep sockets and timers from their turn. */
  async #letOthersRun(): Promise<void> {
    if (performance.now() - this.#lastTurn < turnMilliseconds) return
    await setImmediate()
    this.#lastTurn = performance.now()
  }
}

class LiteClient implements Client {
  readonly #engine: Engine
  readonly #onRelease: () => void
  #isInTransaction = false
  #isReleased = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(engine: Engine, onRelease: () => void) {
    this.#engine = engine
    this.#onRelease = onRelease
  }

  async query(text: string, values?: readonly unknown[]): Promise<QueryResult> {
    if (this.#isReleased) throw new Error('the connection was given back')
    if (/^\s*(begin|start\s+transaction)\b/i.test(text)) this.#isInTransaction = true
    const answer = this.#engine.query(text, values)
    this.#running = Promise.allSettled([this.#running, answer])
    try {
      const result = queryResult(await answer)
      if (result.command === 'COMMIT' || /^\s*rollback\s*;?\s*$/i.test(text)) this.#isInTransaction = false
      return result
    } catch (error) {
      throw faultError(rawFault(error))
    }
  }

  release(): void {
    if (this.#isReleased) return
    this.#isReleased = true
    void this.#handBack()
  }

  async #handBack(): Promise<void> {
    await this.#running
    if (this.#isInTransaction) await this.#engine.query('rollback').catch(() => undefined)
    this.#onRelease()
  }
}
