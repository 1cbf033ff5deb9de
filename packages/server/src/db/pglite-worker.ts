import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { openDurable } from './durable-fs.ts'
import { engineOf, rawFault, type Engine } from './engine.ts'

export type Task = { dataDir: string; isNew: boolean }
export type Request = { id: number; text?: string; values?: readonly unknown[] }

const { dataDir, isNew }: Task = workerData
const port = parentPort
if (!port) throw new Error('started outside a worker')

async function start(): Promise<void> {
  if (isNew) {
    const pglite = await PGlite.create(dataDir)
    await pglite.close()
    port?.postMessage({ id: 0 })
    return
  }
  const engine = engineOf(await openDurable(dataDir))
  port?.on('message', (request: Request) => void answer(engine, request))
  port?.postMessage({ id: 0 })
}

async function answer(engine: Engine, { id, text, values }: Request): Promise<void> {
  try {
    const result = text === undefined ? await engine.close() : await engine.query(text, values)
    port?.postMessage({ id, result })
  } catch (error) {
    if (isBeyondRepair(error)) process.exit(1)
    port?.postMessage({ id, fault: rawFault(error) })
  }
}

/** The engine itself broke: what the file system throws is no error of the database's, nor is a trap. */
const isBeyondRepair = (error: unknown): boolean =>
  !(error instanceof Error) || error.name === 'RuntimeError' || error.name === 'ExitStatus'

start().catch((error: unknown) => port.postMessage({ id: 0, fault: rawFault(error) }))
