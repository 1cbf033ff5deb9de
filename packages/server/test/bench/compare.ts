import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { requestFor, type CallName } from './calls.ts'
import type { Names, Script } from './script.ts'

const AT_ONCE = 8
const host = '127.0.0.1'

export interface Figures {
  /** Milliseconds of the server's processor time for one request. */
  cpu: number
  p50: number
  p99: number
  perSecond: number
}

export class Contender {
  readonly #child: ChildProcess
  readonly #origin: string
  readonly #kind: 'ours' | 'bare'

  private constructor(child: ChildProcess, kind: 'ours' | 'bare', port: number) {
    this.#child = child
    this.#kind = kind
    this.#origin = `http://${host}:${port}`
  }

  static async start(kind: 'ours' | 'bare', url: string): Promise<Contender> {
    const child = fork(path.join(import.meta.dirname, 'server.ts'), [kind, url])
    const [{ port }] = (await once(child, 'message')) as [{ port: number }]
    return new Contender(child, kind, port)
  }

  async teach(scripts: Partial<Record<CallName, Script>>): Promise<void> {
    this.#child.send(scripts)
    await once(this.#child, 'message')
  }

  async #cpu(): Promise<number> {
    this.#child.send('cpu')
    const [{ cpu }] = (await once(this.#child, 'message')) as [{ cpu: number }]
    return cpu
  }

  async #ask(name: CallName, names: Names): Promise<number> {
    const began = performance.now()
    const [target, init] = this.#kind === 'ours' ? requestFor(name, names) : [`/${name}`, bareRequest(names)]
    const answer = await fetch(this.#origin + target, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${this.#kind} ${name}: ${answer.status} ${text.slice(0, 300)}`)
    return performance.now() - began
  }

  /** Asks once for each of the names, a few at a time. */
  async run(name: CallName, all: readonly Names[]): Promise<Figures> {
    const [began, cpu] = [performance.now(), await this.#cpu()]
    const queue = [...all]
    const times: number[] = []
    const work = async () => {
      for (let names = queue.pop(); names; names = queue.pop()) times.push(await this.#ask(name, names))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const seconds = (performance.now() - began) / 1000
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    const spent = (await this.#cpu()) - cpu
    return { cpu: spent / all.length, p50: at(0.5), p99: at(0.99), perSecond: all.length / seconds }
  }

  end = (): boolean => this.#child.kill()
}

const bareRequest = (names: Names): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(names),
})
