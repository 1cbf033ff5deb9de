import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** What a process of its own has written when it does `script` with the server's log, and how it ended. */
function written(script: string) {
  const file = JSON.stringify(path.join(import.meta.dirname, 'logger.ts'))
  const source = `import { logger } from ${file}; const log = logger({}, false); ${script}`
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', source],
    {
      encoding: 'utf8',
      timeout: 20_000,
    },
  )
  return { lines: stdout.split('\n').filter(Boolean).length, status, stderr }
}

describe('the server’s log', () => {
  it('has every line when the process ends by itself, on purpose or by an error', () => {
    const few = 'for (let n = 0; n < 3; n += 1) log.info("answered");'
    expect(written(few)).toMatchObject({ lines: 3, status: 0 })
    expect(written(`${few} process.exit(1)`)).toMatchObject({ lines: 3, status: 1 })
    expect(written(`${few} throw new Error("gone")`)).toMatchObject({ lines: 3, status: 1 })
  })

  it('writes what is wrong at once', () => {
    const killed = 'setTimeout(() => process.kill(process.pid, "SIGKILL"), 100);'
    expect(written(`log.info("answered"); log.warn("wrong"); ${killed}`).lines).toBe(2)
    expect(written(`log.info("answered"); ${killed}`).lines).toBe(0)
  })

  it('has every line, and no other, however much is wrong at a time', () => {
    const each = 'for (let n = 0; n < 30; n += 1) log.error("wrong");'
    const killed = 'setTimeout(() => process.kill(process.pid, "SIGKILL"), 200);'
    expect(written(`${each} setTimeout(() => { ${each} }, 20); ${killed}`)).toMatchObject({
      lines: 60,
      stderr: '',
    })
  })
})
