import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { faultOf, faults, type Fault, type Weather } from './faults.ts'

/** Names a call towards the proxy, so that every sending of it is one of its tries. */
export const NAME_HEADER = 'x-call-name'

const DELAY = 300
/** A line on which nothing comes is ended by what stands in between, before a visitor's own patience ends. */
const STALL = 1_500

interface ProxyOptions {
  /** Where the server is. */
  target: string
  /** The studio's host, which the server is asked at. */
  host: string
  weather: Weather
}

export interface FaultyProxy {
  origin: string
  calls: number
  hit: Record<Fault, number>
  /** How often each status was answered; 0 stands for no answer. */
  statuses: Map<number, number>
  /** Resolves when nothing is under way any more, late calls included. */
  close(): Promise<void>
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function forward(from: IncomingMessage, body: Buffer, { target, host }: ProxyOptions): Promise<Answer> {
  const { [NAME_HEADER]: _, connection: __, ...headers } = from.headers
  const url = new URL(from.url ?? '/', target)
  const onward = request(url, { method: from.method, headers: { ...headers, host }, agent: false })
  onward.end(body)
  const [answer]: [IncomingMessage] = (await once(onward, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) }
}

const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy()

function give(response: ServerResponse, { status, headers, body }: Answer): void {
  const { connection: _, 'transfer-encoding': __, ...kept } = headers
  response.writeHead(status, { ...kept, 'content-length': body.length }).end(body)
}

async function cut(response: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  response.writeHead(status, { 'content-type': headers['content-type'], 'content-length': body.length })
  // A visitor who has given up closes the line, on which nothing is ever written then.
  await new Promise<void>((done) => {
    response.once('close', done)
    response.write(body.subarray(0, body.length >> 1), () => done())
  })
  reset(response)
}

/** Stands between visitors and a server, and breaks a part of what goes through. */
export async function startProxy(options: ProxyOptions): Promise<FaultyProxy> {
  const sent = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  const hit = Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>
  const server = createServer()

  const statuses = new Map<number, number>()
  const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)

  function fate({ headers }: IncomingMessage): Fault | undefined {
    const name = String(headers[NAME_HEADER])
    const nth = (sent.get(name) ?? 0) + 1
    sent.set(name, nth)
    proxy.calls += 1
    const fault = faultOf(options.weather, name, nth)
    if (fault) hit[fault] += 1
    return fault
  }

  async function pass(from: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = fate(from)
    const body = await buffer(from)
    if (fault === 'reset before') return reset(response)
    if (fault === 'late') reset(response)
    if (fault === 'late' || fault === 'delay') await setTimeout(DELAY)
    const answer = await forward(from, body, options).catch((cause: unknown) => {
      count(0)
      throw cause
    })
    count(answer.status)
    if (fault === 'reset after') return reset(response)
    if (fault === 'cut') return cut(response, answer)
    if (fault === 'stall') {
      await setTimeout(STALL)
      return reset(response)
    }
    if (fault === undefined || fault === 'delay') give(response, answer)
  }

  server.on('request', (from, response) => {
    const passing = pass(from, response).catch(() => reset(response))
    underWay.add(passing)
    void passing.finally(() => underWay.delete(passing))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    await Promise.all(underWay)
    server.close().closeAllConnections()
  }
  const proxy: FaultyProxy = { origin: `http://127.0.0.1:${port}`, calls: 0, hit, statuses, close }
  return proxy
}
