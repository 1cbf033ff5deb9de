import { Agent, request } from 'node:http'

const CONNECTIONS = 200
/** Of ten requests one is for a service. */
const ONE_SERVICE_IN = 10

export interface Pages {
  host: string
  content: readonly string[]
  services: readonly string[]
}

export interface Load {
  perSecond: number
  p50: number
  p99: number
  worst: number
  /** What was not a page, by status; 0 is no answer. */
  errors: Map<number, number>
}

interface Visitor {
  origin: string
  agent: Agent
  host: string
}

/** Reads a page to its end; its status. */
function read({ origin, agent, host }: Visitor, path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { host, accept: 'text/html', 'accept-encoding': 'br, gzip' }
    const asked = request(origin + path, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    asked.on('error', () => resolve(0)).end()
  })
}

const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

/** 200 connections, each asking again as soon as it has its page, for so many seconds. */
export async function load(origins: readonly string[], pages: Pages, seconds: number): Promise<Load> {
  const times: number[] = []
  const errors = new Map<number, number>()
  const began = performance.now()
  const until = began + seconds * 1000
  let asked = 0
  const visit = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const visitor = { origin: at(origins, index), agent, host: pages.host }
    while (performance.now() < until) {
      const number = asked++
      const isService = number % ONE_SERVICE_IN === 0
      const turn = Math.floor(number / ONE_SERVICE_IN)
      const path = isService ? at(pages.services, turn) : at(pages.content, number)
      const start = performance.now()
      const status = await read(visitor, path)
      times.push(performance.now() - start)
      if (status !== 200) errors.set(status, (errors.get(status) ?? 0) + 1)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => visit(index)))
  const took = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { perSecond: times.length / took, p50: share(0.5), p99: share(0.99), worst: share(1), errors }
}
