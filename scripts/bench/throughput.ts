import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const CONNECTIONS = 50
const TICKS_PER_SECOND = 100

export type Served = Readonly<{ perSecond: number; perCpuSecond: number; failed: number }>

/** Seconds of processor time that a process has taken, from the system's own count. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

function read(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' }
    request(url, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200))
    })
      .on('error', () => resolve(false))
      .end()
  })
}

type Load = Readonly<{
  pid: number
  requests: number
  urlOf: (index: number) => string
  connections?: number
}>

/** Asks so many times, a few at once, each again as soon as it has its page. */
export async function serve({ pid, requests, urlOf, connections = CONNECTIONS }: Load): Promise<Served> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const [began, cpu] = [performance.now(), cpuOf(pid)]
  let asked = 0
  let failed = 0
  const visit = async () => {
    while (asked < requests) if (!(await read(urlOf(asked++), agent))) failed += 1
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
  const seconds = (performance.now() - began) / 1000
  return { perSecond: requests / seconds, perCpuSecond: requests / (cpuOf(pid) - cpu), failed }
}
