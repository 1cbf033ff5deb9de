import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const SOCKETS = 20
const WATCHED_MILLISECONDS = 2_000
const LOOK_MILLISECONDS = 200
/** Bytes that a slow reader takes at each look. */
export const SIP = 200
/** Headers and body have ten seconds, looked at every two; a server that was flooded a moment ago begins to count late. */
const SLOW_MILLISECONDS = 25_000

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: faults.test\r\n\r\n`

function open(origin: string): Socket {
  return connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined)
}

/** Megabytes that the process has in memory. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

async function isAnswered(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  )
  return answer?.status === 200
}

interface Watched {
  /** The most megabytes in memory meanwhile. */
  memory: number
  /** A visitor who asked meanwhile was answered. */
  answered: boolean
}

async function watch(origin: string, pid: number, milliseconds: number): Promise<Watched> {
  const watched = { memory: 0, answered: true }
  const until = performance.now() + milliseconds
  while (performance.now() < until) {
    watched.memory = Math.max(watched.memory, memoryOf(pid))
    watched.answered &&= await isAnswered(origin)
    await setTimeout(LOOK_MILLISECONDS)
  }
  return watched
}

export interface Flood {
  path: string
  connections: number
  /** Of each connection, all sent at once. */
  requests: number
  /** Bytes that are read at each look; none where it is left out. */
  sip?: number
}

/** Many ask for a path on and on, and hardly read. */
export async function flood(
  { origin, pid }: Readonly<{ origin: string; pid: number }>,
  { path, connections, requests, sip }: Flood,
): Promise<Watched> {
  const sockets = Array.from({ length: connections }, () => open(origin).pause())
  for (const socket of sockets) socket.write(ask(path).repeat(requests))
  const sips = setInterval(() => {
    if (sip !== undefined) for (const socket of sockets) socket.read(sip)
  }, LOOK_MILLISECONDS)
  const watched = await watch(origin, pid, WATCHED_MILLISECONDS)
  clearInterval(sips)
  for (const socket of sockets) socket.destroy()
  return watched
}

const isOpen = (socket: Socket) => !socket.closed

const begun = [
  'POST /api/public/inquiries HTTP/1.1\r\nHost: faults.test\r\nContent-Type: application/json\r\n',
  'POST /api/public/inquiries HTTP/1.1\r\nHost: faults.test\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"a":"',
]

/** Many send a request a byte at a time, half of them its headers, half its body; how many the server has given up when their time is over. */
export async function sendSlowly(
  origin: string,
): Promise<{ ended: number; answered: boolean; sockets: number }> {
  const sockets = Array.from({ length: SOCKETS }, () => open(origin))
  for (const [index, socket] of sockets.entries()) {
    socket.resume()
    socket.write(begun[index % begun.length] ?? '')
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('X')
  }, LOOK_MILLISECONDS)
  const until = performance.now() + SLOW_MILLISECONDS
  let answered = true
  while (sockets.some(isOpen) && performance.now() < until) {
    answered &&= await isAnswered(origin)
    await setTimeout(LOOK_MILLISECONDS)
  }
  clearInterval(drip)
  const ended = sockets.length - sockets.filter(isOpen).length
  for (const socket of sockets) socket.destroy()
  return { ended, answered, sockets: SOCKETS }
}
