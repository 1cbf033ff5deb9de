import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leavesPromisesKept } from '../../test/promises.ts'
import { newToken } from '../../test/studio-fixture.ts'
import { useStudioFolder } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const { run, rows, edit } = useStudioFolder(app)

const WHILE_IMPORTING = 1500

/** Another visitor takes a slot, and says so only after the import has come to it. */
const takeDuring = (token: string, work: () => Promise<unknown>) =>
  app()
    .database.kysely.transaction()
    .execute(async (tx) => {
      await sql`update slot set status = 'BOOKING', hold_token = ${token}, held_at = now(),
        lockout_end = now() + interval '15 minutes'
        where id = (select min(id) from slot where not is_disabled and not is_break_time)`.execute(tx)
      const done = work()
      await setTimeout(WHILE_IMPORTING)
      return { done }
    })

/** The embedded engine has one connection: nobody comes between there. */
test.runIf(process.env['TEST_DATABASE_URL'])(
  'a slot that is taken in the instant in which its date is dropped stays its taker’s',
  async () => {
    edit('people.json', (people) => {
      for (const name of Object.keys(people)) people[name] = []
    })
    await run()
    edit('services/orchard-minis.json', (service) => (service['serviceDates'] = []))
    const token = newToken()
    const { done } = await takeDuring(token, run)
    await done
    expect(await rows(sql`select hold_token from slot`)).toEqual([{ hold_token: token }])
  },
)
