import { expect, test } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ isOwn: true })
const ask = async (path: string) => {
  const response = await app().fetch(path, { headers: { host: 'nobody.example' } })
  return [response.status, await response.text()]
}

test('both answer at any host', async () => {
  expect(await ask('/healthz')).toEqual([200, 'ok'])
  expect(await ask('/readyz')).toEqual([200, 'ready'])
})

test('a database that is behind is not ready', async () => {
  const { pool } = app().database
  const { rows } = await pool.query("delete from migration where name like '0001%' returning *")
  const behind = await ask('/readyz')
  const [{ name, sha256 } = {}] = rows
  await pool.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
  expect(behind).toEqual([503, 'not ready'])
  expect(await ask('/readyz')).toEqual([200, 'ready'])
})

test('a database that does not answer is not ready, while the process lives', async () => {
  const { pool } = app().database
  await pool.query('alter table migration rename to hidden')
  const away = [await ask('/readyz'), await ask('/healthz')]
  await pool.query('alter table hidden rename to migration')
  expect(away).toEqual([
    [503, 'not ready'],
    [200, 'ok'],
  ])
})
