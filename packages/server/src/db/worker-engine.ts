import { MINUTE } from '@bellows/domain'
import { Worker } from 'node:worker_threads'
import { faultError, type Engine, type RawFault, type RawResult } from './engine.ts'
import type { Request, Task } from './pglite-worker.ts'
import { DatabaseAway } from './pool.ts'

type Reply = { id: number; result?: RawResult; fault?: RawFault }
type Waiting = { resolve: (result: RawResult) => void; reject: (error: Error) => void }

/** As long as a statement may take on PostgreSQL; what tidies may take longer. */
const STATEMENT_MILLISECONDS = 10_000
const TIDYING_MILLISECONDS = 10 * MINUTE
const patienceFor = (text = '') =>
  /^\s*(vacuum|checkpoint)/i.test(text) ? TIDYING_MILLISECONDS : STATEMENT_MILLISECONDS

const nothing: RawResult = { command: '', rowCount: null, fields: [], rows: [] }

/**
 * PGlite in a worker thread, so that a long query never stops this thread's event loop. One that answers no more is
 * ended (on a full disk the engine goes round in circles); a worker that ends is told once; whoever asks it afterwards hears that the database is away.
 */
export async function workerEngine(
  dataDir: string,
  onLost: (error: Error) => void = () => undefined,
): Promise<Engine> {
  const { worker, ask } = await startWorker({ dataDir, isNew: false })
  let isClosing = false
  worker.once('exit', (code) => {
    if (!isClosing) onLost(new DatabaseAway(`the embedded database ended by itself (${code})`))
  })
  return {
    query: (text, values) => {
      const given = setTimeout(() => void worker.terminate(), patienceFor(text))
      return ask({ text, ...(values && { values }) }).finally(() => clearTimeout(given))
    },
    close: async () => {
      isClosing = true
      await ask({})
      await worker.terminate()
    },
  }
}

/** Makes a new, empty database folder without care for the disk: the caller sees to that. */
export async function createFolder(dataDir: string): Promise<void> {
  const { worker } = await startWorker({ dataDir, isNew: true })
  await worker.terminate()
}

async function startWorker(task: Task) {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: task })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let ended: Error | undefined

  const answered = (id: number) =>
    new Promise<RawResult>((resolve, reject) => {
      if (ended) reject(ended)
      else waiting.set(id, { resolve, reject })
    })
  const ask = (request: Omit<Request, 'id'>) => {
    lastId += 1
    const answer = answered(lastId)
    worker.postMessage({ id: lastId, ...request } satisfies Request)
    return answer
  }
  const end = (cause: unknown) => {
    ended ??= new DatabaseAway('the embedded database has ended', { cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }

  worker.on('message', ({ id, result, fault }: Reply) => {
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (fault) reject?.(faultError(fault))
    else resolve?.(result ?? nothing)
  })
  worker.on('error', end)
  worker.on('exit', (code) => end(new Error(`exit code ${code}`)))

  await answered(0).catch(async (error: unknown) => {
    await worker.terminate()
    throw error
  })
  return { worker, ask }
}
