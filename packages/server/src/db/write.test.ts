import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { addStudio } from '../../test/studio-fixture.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { write } from './write.ts'

const database = useTestDatabase()
const studios = async () =>
  (await database().kysely.selectFrom('business').select('id').execute()).map(({ id }) => id)
const fail = (code: string) => sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`)

describe('write', () => {
  test('commits what it ran and answers', async () => {
    expect(await write(database().kysely, async (tx) => (await addStudio(tx, 'a')).businessId)).toBe('a')
    expect(await studios()).toEqual(['a'])
  })

  test('undoes everything on refuse, and answers the refusal', async () => {
    const answer = await write<string>(database().kysely, async (tx, refuse) => {
      await addStudio(tx, 'a')
      return refuse('no')
    })
    expect([answer, await studios()]).toEqual(['no', []])
  })

  test.each(['40001', '40P01'])('runs again after %s', async (code) => {
    const run = vi.fn<(attempt: number) => void>()
    const answer = await write(database().kysely, async (tx) => {
      run(1)
      await addStudio(tx, 'a')
      if (run.mock.calls.length < 3) await fail(code).execute(tx)
      return 'done'
    })
    expect([answer, run.mock.calls.length, await studios()]).toEqual(['done', 3, ['a']])
  })

  test.each([
    ['held a slot', 'slot_hold'],
    ['ordered under its token', 'orders_hold'],
  ])('runs again when the visitor’s other request has just %s', async (_, constraint) => {
    let attempts = 0
    const taken = `do $$ begin raise exception 'x' using errcode = '23505', constraint = '${constraint}'; end $$`
    await write(database().kysely, async (tx) => {
      attempts += 1
      if (attempts === 1) await sql.raw(taken).execute(tx)
    })
    expect(attempts).toBe(2)
  })

  test('gives up on what asks for no retry, and on what never succeeds', async () => {
    const run = vi.fn<() => void>()
    const failing = (code: string) =>
      write(database().kysely, async (tx) => {
        run()
        await fail(code).execute(tx)
      })
    await expect(failing('22012')).rejects.toThrow('x')
    expect(run).toHaveBeenCalledTimes(1)
    await expect(failing('40001')).rejects.toThrow('x')
    expect(run).toHaveBeenCalledTimes(13)
  })

  test('throws when the commit turns into a rollback', async () => {
    const swallowing = write(database().kysely, async (tx) => {
      await addStudio(tx, 'a')
      await fail('22012')
        .execute(tx)
        .catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow('rolled back')
    expect(await studios()).toEqual([])
  })

  test('lets many write at once', async () => {
    const all = Array.from({ length: 20 }, (_, index) =>
      write(database().kysely, async (tx) => {
        await addStudio(tx, `s${index}`)
        await setTimeout(0)
      }),
    )
    await Promise.all(all)
    expect(await studios()).toHaveLength(20)
  })
})
