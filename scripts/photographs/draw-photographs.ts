import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photographs } from './catalogue/index.ts'

export interface Drawing {
  /** Folder of the JPEGs. */
  out: string
  /** Called after each photograph, and once at the start when some are there already. */
  onProgress?: (done: number, all: number, name?: string) => void
  /** Ends it with the photographs that are under way. */
  signal?: AbortSignal
}

const workers = 2
/** Strokes are many and short-lived. */
const youngSpace = '--max-semi-space-size=32'
const versionFile = '.version'

/** Draws every photograph that is not there yet in this version; answers how many it drew. */
export async function drawPhotographs({ out, onProgress, signal }: Drawing): Promise<number> {
  mkdirSync(out, { recursive: true })
  const queue = missing(out)
  const count = queue.length
  const before = photographs.length - count
  let done = before
  if (before > 0) onProgress?.(before, photographs.length)
  if (count === 0) return 0
  signal?.addEventListener('abort', () => queue.splice(0))
  const onDrawn = (name: string) => onProgress?.(++done, photographs.length, name)
  await Promise.all(Array.from({ length: workers }, () => work(out, queue, onDrawn)))
  return done - before
}

/** What is left to draw; photographs of another version are put away first, so that a stopped run goes on. */
function missing(out: string): string[] {
  const stamp = join(out, versionFile)
  const version = sourceVersion()
  const names = photographs.map(({ name }) => name)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
    for (const name of names) rmSync(join(out, `${name}.jpg`), { force: true })
    writeFileSync(stamp, version)
  }
  return names.filter((name) => !existsSync(join(out, `${name}.jpg`)))
}

/**
 * One worker takes names from the queue until it is empty. It is a process: the memory that drawing takes, most of it
 * outside of what is collected, goes with it and is not the server's that drew on its first start.
 */
function work(out: string, queue: string[], onDrawn: (name: string) => void): Promise<void> {
  const worker = fork(new URL('./worker.ts', import.meta.url), [out], { execArgv: [youngSpace] })
  return new Promise((resolve, reject) => {
    const next = () => {
      const name = queue.shift()
      if (name) worker.send(name)
      else worker.disconnect()
    }
    worker.on('message', (name: string) => {
      onDrawn(name)
      next()
    })
    worker.on('error', reject)
    worker.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`the drawing of photographs ended (${signal ?? code})`))
    })
    next()
  })
}

/** Changes whenever a source of the pictures changes. */
function sourceVersion() {
  const hash = createHash('sha256')
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname }).toSorted()) {
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)))
  }
  return hash.digest('hex')
}
