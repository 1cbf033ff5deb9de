import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { photographs } from './catalogue/index.ts'

export interface Progress {
  name: string
  done: number
  total: number
}

export interface Drawing {
  /** Folder of the JPEGs. */
  out: string
  onProgress?: (progress: Progress) => void
}

const workers = 2
const versionFile = '.version'

/** Draws every photograph that is not there yet in this version; answers how many it drew. */
export async function drawPhotographs({ out, onProgress }: Drawing): Promise<number> {
  mkdirSync(out, { recursive: true })
  const version = sourceVersion()
  const stamp = join(out, versionFile)
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === version
  const names = photographs.map(({ name }) => name)
  const missing = names.filter((name) => !isCurrent || !existsSync(join(out, `${name}.jpg`)))
  if (!isCurrent) writeFileSync(stamp, 'unfinished')
  let done = names.length - missing.length
  const queue = [...missing]
  const drawNext = (name: string) => onProgress?.({ name, done: ++done, total: names.length })
  await Promise.all(
    Array.from({ length: Math.min(workers, missing.length) }, () => work(out, queue, drawNext)),
  )
  writeFileSync(stamp, version)
  return missing.length
}

/** One worker takes names from the queue until it is empty. */
function work(out: string, queue: string[], onDrawn: (name: string) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { out },
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  })
  return new Promise((resolve, reject) => {
    const next = () => {
      const name = queue.shift()
      if (name) worker.postMessage(name)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('message', (name: string) => {
      onDrawn(name)
      next()
    })
    worker.on('error', reject)
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
