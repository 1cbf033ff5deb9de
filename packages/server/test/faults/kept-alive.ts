import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { KeptServer } from './kept-server.ts'

const LINES = 20
/** So often each line is answered before the server is asked to end. */
const WARM = 10
/** Milliseconds that a line rests after an answer: what comes over it then has to find it idle, too. */
const REST = 20
const paths = ['/', '/api/public/services']

interface Ended {
  /** With what the process ended. */
  code: number
  lines: number
  /** Answers that came whole, on connections that stood already. */
  answers: number
  /** Requests that were left without a whole answer. */
  lost: number
  /** Lines that were told to ask no more. */
  told: number
  statuses: Set<number>
}

/** One visitor on one connection, who asks on after each answer, until told that it was the last. */
async function askOn(server: KeptServer, ended: Ended, warm: () => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    for (let nth = 0; ; nth += 1) {
      const url = new URL(paths[nth % paths.length] ?? '/', server.origin)
      const asking = request(url, { agent, headers: { host: 'faults.test' } })
      asking.end()
      const [answer] = (await once(asking, 'response')) as [IncomingMessage]
      await buffer(answer)
      ended.statuses.add(answer.statusCode ?? 0)
      if (asking.reusedSocket) ended.answers += 1
      if (nth === WARM) warm()
      if (answer.headers.connection === 'close') break
      await setTimeout(REST)
    }
    ended.told += 1
  } catch {
    ended.lost += 1
  } finally {
    warm()
    agent.destroy()
  }
}

/** Asks the server to end while visitors ask on and on over connections that stand. */
export async function endUnderLoad(server: KeptServer): Promise<Ended> {
  const ended: Ended = { code: -1, lines: LINES, answers: 0, lost: 0, told: 0, statuses: new Set() }
  const lines: Promise<void>[] = []
  const warmed = Array.from(
    { length: LINES },
    () => new Promise<void>((warm) => lines.push(askOn(server, ended, warm))),
  )
  await Promise.all(warmed)
  const ending = server.end()
  await Promise.all(lines)
  return { ...ended, code: await ending }
}
