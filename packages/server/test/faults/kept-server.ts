import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { main, startServerProcess, type ServerProcess } from '../processes/server-process.ts'

const PAUSE = 100

/** With what it ended, once all that it said has come. */
async function exitOf({ child }: ServerProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return child.exitCode ?? -1
}

/** A server that is started again whenever it ends, as whoever runs it would. */
export class KeptServer {
  readonly #env: Record<string, string>
  /** With what each process ended; a signal counts as -1. */
  readonly exits: number[] = []
  /** What they said to whoever runs them. */
  readonly lines: string[] = []
  #running: ServerProcess | undefined
  #isWanted = true
  #keeping: Promise<void> = Promise.resolve()

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  /** Where it is, or was last. */
  get origin(): string {
    return this.#running?.origin ?? 'http://127.0.0.1:9'
  }

  get pid(): number {
    return this.#running?.child.pid ?? 0
  }

  async start(): Promise<this> {
    this.#running = await this.#begin()
    this.#keeping = this.#keep(this.#running)
    return this
  }

  signal(name: NodeJS.Signals): void {
    this.#running?.child.kill(name)
  }

  /** Ends it for good; its exit code. */
  async end(): Promise<number> {
    this.#isWanted = false
    this.signal('SIGTERM')
    await this.#keeping
    return this.exits.at(-1) ?? -1
  }

  #begin(): Promise<ServerProcess> {
    return startServerProcess(this.#env, main, (line) => void this.lines.push(line))
  }

  async #keep(first: ServerProcess): Promise<void> {
    let running: ServerProcess | undefined = first
    for (;;) {
      if (running) this.exits.push(await exitOf(running))
      if (!this.#isWanted) return
      await setTimeout(PAUSE)
      running = await this.#begin().catch(() => undefined)
      if (running) this.#running = running
      if (running && !this.#isWanted) running.child.kill('SIGTERM')
    }
  }
}
