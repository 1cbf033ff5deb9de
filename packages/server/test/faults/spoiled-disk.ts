/**
 * Loaded before the server (`--import`): the disk under the embedded database does what the file of FAULT_FLAG says,
 * as `full`, `read-only` or `slow`; SIGUSR2 ends its worker.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { Worker } from 'node:worker_threads'
import { isMainThread } from 'node:worker_threads'

const LOOK_MILLISECONDS = 10
const SLOW_MILLISECONDS = 150
const flag = process.env['FAULT_FLAG'] ?? ''
const workers = new Set<Worker>()

let said = ''
let lookedAt = -Infinity
function fault(): string {
  if (performance.now() - lookedAt < LOOK_MILLISECONDS) return said
  lookedAt = performance.now()
  said = fs.existsSync(flag) ? fs.readFileSync(flag, 'utf8') : ''
  return said
}

const codes: Readonly<Record<string, readonly [code: string, errno: number]>> = {
  full: ['ENOSPC', -28],
  'read-only': ['EROFS', -30],
}

/** Standard streams are no part of the disk. */
const LAST_STREAM = 2

function spoil(descriptor: unknown): void {
  if (typeof descriptor === 'number' && descriptor <= LAST_STREAM) return
  const now = fault()
  if (now === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_MILLISECONDS)
  const [code, errno] = codes[now] ?? []
  if (code) throw Object.assign(new Error(`${code}: a spoiled disk`), { code, errno, syscall: 'write' })
}

function before(name: 'writeSync' | 'ftruncateSync' | 'fsyncSync'): void {
  const real: (...parameters: never[]) => unknown = fs[name]
  Object.assign(fs, {
    [name]: (...parameters: never[]) => {
      if (name !== 'fsyncSync' || fault() === 'slow') spoil(parameters[0])
      return real(...parameters)
    },
  })
}

if (isMainThread) {
  process.on('worker', (worker) => workers.add(worker))
  process.on('SIGUSR2', () => {
    for (const worker of workers) void worker.terminate()
  })
} else {
  for (const name of ['writeSync', 'ftruncateSync', 'fsyncSync'] as const) before(name)
  syncBuiltinESMExports()
}
