import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const hosts = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe']

/** Every zone's wall times around the clock changes of six years, as one text's hash. */
const script = `
  import { createHash } from 'node:crypto'
  import { clockOf, dayOf, wallTime } from '@bellows/domain'
  const hash = createHash('sha256')
  const days = [2026, 2027, 2028, 2029, 2030, 2031].flatMap((year) => [year + '-03-29', year + '-11-01'])
  for (const zone of Intl.supportedValuesOf('timeZone'))
    for (const day of days) {
      const instant = Date.parse(day + 'T01:30:00Z')
      hash.update([zone, wallTime(day, '02:30', zone), dayOf(instant, zone), clockOf(instant, zone)].join())
    }
  console.log(new Date(2030, 0, 1).getTimezoneOffset(), hash.digest('hex'))
`

async function under(TZ: string): Promise<string[]> {
  const args = ['--input-type=module', '--no-warnings', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ },
  })
  return stdout.trim().split(' ')
}

test('no rule of time knows where its server stands', async () => {
  const results = await Promise.all(hosts.map(under))
  expect(new Set(results.map(([offset]) => offset)).size).toBeGreaterThan(3)
  expect(new Set(results.map(([, hash]) => hash)).size).toBe(1)
}, 60_000)
