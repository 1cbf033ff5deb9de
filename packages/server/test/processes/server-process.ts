import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { leanServer } from '../../src/lean-server.ts'

export const main = path.join(import.meta.dirname, '../../src/main.ts')

/** One server on a database that others use too. */
export interface ServerProcess {
  origin: string
  child: ChildProcess
  /** Asks it to end, as a balancer's host would; its exit code. */
  end(): Promise<number>
}

async function originOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server says nothing')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^Bellows is at http:\/\/localhost:(\d+)$/.exec(line) ?? []
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error('the server ended before it listened')
}

/** Starts one as it is started for a studio; what it says on its standard error is passed on, line by line to `hear` where that is asked for. */
export async function startServerProcess(
  env: Record<string, string>,
  entry: string = main,
  hear?: (line: string) => void,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...leanServer.flags, entry], {
    env: { ...process.env, ...leanServer.environment, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', hear ? 'pipe' : 'inherit'],
  })
  if (hear && child.stderr) createInterface({ input: child.stderr }).on('line', hear)
  const origin = await originOf(child)
  child.stdout?.resume()
  const end = async () => {
    child.kill('SIGTERM')
    const [code]: unknown[] = await once(child, 'exit')
    return Number(code)
  }
  return { origin, child, end }
}
