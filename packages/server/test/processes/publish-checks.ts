import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../src/db/open.ts'
import type { Check } from './checks.ts'
import type { ServerProcess } from './server-process.ts'

const ROUNDS = 5
/** Without word of it a page may be a second and a half old: it was asked for just before. */
const AT_ONCE = 500
const HEARD_WITHIN = 15_000

const nameAt = async ({ origin }: ServerProcess): Promise<string> => (await fetch(`${origin}/about`)).text()

/** Milliseconds until a server shows what was published. */
async function shownAfter(server: ServerProcess, name: string): Promise<number> {
  const began = performance.now()
  while ((await nameAt(server)) !== name) await setTimeout(5)
  return performance.now() - began
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity

/** What any process publishes, every process shows, by word from the database and without it. */
export function publishChecksOf(servers: readonly ServerProcess[], database: Database): Check[] {
  let published = 0
  const publish = async () => {
    const name = `Publishing ${(published += 1)}`
    await database.pool.query('update business set name = $1, content_version = content_version + 1', [name])
    const after = await Promise.all(servers.map((server) => shownAfter(server, name)))
    return Math.max(...after)
  }
  const isAtOnce = async () => {
    const rounds: number[] = []
    await publish()
    while (rounds.length < ROUNDS) rounds.push(await publish())
    return median(rounds) < AT_ONCE
  }
  const listeners = async () => {
    const { rows } = await database.pool.query(
      "select pid from pg_stat_activity where application_name = 'bellows publishing'",
    )
    return rows.length
  }
  return [
    ['what is published shows on both at once, though they keep their pages', isAtOnce],
    [
      'those who lost the word of it show it all the same, and hear again',
      async () => {
        await database.pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bellows publishing'",
        )
        await publish()
        const until = performance.now() + HEARD_WITHIN
        while ((await listeners()) < servers.length && performance.now() < until) await setTimeout(50)
        return isAtOnce()
      },
    ],
  ]
}
