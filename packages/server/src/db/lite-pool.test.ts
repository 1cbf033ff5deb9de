import { describe, expect, test } from 'vitest'
import type { Engine, RawResult } from './engine.ts'
import { LitePool } from './lite-pool.ts'

const answer: RawResult = { command: 'SELECT', rowCount: 0, fields: [], rows: [] }

/** Writes down what it is asked; a text with `slow` answers only when told. */
function fakeEngine() {
  const asked: string[] = []
  const slow: (() => void)[] = []
  const engine: Engine = {
    query: (text) => {
      asked.push(text)
      if (!text.includes('slow')) return Promise.resolve({ ...answer, command: text.toUpperCase() })
      return new Promise((resolve) => slow.push(() => resolve(answer)))
    },
    close: async () => void asked.push('closed'),
  }
  return { engine, asked, slow }
}

describe('LitePool', () => {
  test('lends its one connection in the order of asking', async () => {
    const { engine, asked } = fakeEngine()
    const pool = new LitePool(engine)
    await Promise.all(['a', 'b', 'c'].map((text) => pool.query(text)))
    expect(asked).toEqual(['a', 'b', 'c'])
  })

  test('rolls back what was left open before the next one gets the connection', async () => {
    const { engine, asked } = fakeEngine()
    const pool = new LitePool(engine)
    const client = await pool.connect()
    await client.query('begin')
    const next = pool.query('next')
    client.release()
    client.release()
    await next
    expect(asked).toEqual(['begin', 'rollback', 'next'])
    await expect(client.query('late')).rejects.toThrow('given back')
  })

  test('waits for a running query before it lends again', async () => {
    const { engine, asked, slow } = fakeEngine()
    const pool = new LitePool(engine)
    const client = await pool.connect()
    const running = client.query('slow')
    client.release()
    const next = pool.query('next')
    expect(asked).toEqual(['slow'])
    slow[0]?.()
    await Promise.all([running, next])
    expect(asked).toEqual(['slow', 'next'])
  })

  test('says why nobody got a connection when the pool is used inside a transaction', async () => {
    const { engine } = fakeEngine()
    const pool = new LitePool(engine, 5)
    const client = await pool.connect()
    await expect(pool.query('x')).rejects.toThrow('inside a transaction')
    client.release()
    await expect(pool.query('x')).resolves.toMatchObject({ rows: [] })
  })

  test('ends once, after what is running, and refuses what comes later', async () => {
    const { engine, asked } = fakeEngine()
    const pool = new LitePool(engine)
    await Promise.all([pool.query('a'), pool.end()])
    await pool.end()
    expect(asked).toEqual(['a', 'closed'])
    await expect(pool.query('b')).rejects.toThrow('closed')
  })
})
