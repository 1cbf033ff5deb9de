import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

const PATIENCE = 15_000
/** Milliseconds between two questions. */
const REST = 50
const paths = ['/', '/services/mini', '/readyz']

/** The status of an answer that came whole; 0 for none. */
async function statusOf(url: URL): Promise<number> {
  try {
    const asking = request(url, {
      agent: false,
      headers: { host: 'faults.test' },
      signal: AbortSignal.timeout(PATIENCE),
    })
    asking.end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    await buffer(answer)
    return answer.statusCode ?? 0
  } catch {
    return 0
  }
}

/** Someone who reads pages on and on, and a balancer that asks whether it is ready; how often each status was answered. */
export async function readUntil(
  signal: AbortSignal,
  origin: () => string,
): Promise<ReadonlyMap<number, number>> {
  const read = new Map<number, number>()
  for (let nth = 0; !signal.aborted; nth += 1) {
    const status = await statusOf(new URL(paths[nth % paths.length] ?? '/', origin()))
    read.set(status, (read.get(status) ?? 0) + 1)
    await setTimeout(REST)
  }
  return read
}
