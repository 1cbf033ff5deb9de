import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import type { Found } from './booking-load.ts'

export type Round = { found: Found | undefined; booked: string[]; fault: string }

const child = path.join(import.meta.dirname, 'child.ts')

/** Starts a child, reads what it found and books; `kill` ends it after some bookings, or it ends itself. */
export async function runRound(args: string[], kill?: (pid: number) => void): Promise<Round> {
  const process_ = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const round: Round = { found: undefined, booked: [], fault: '' }
  process_.stderr.on('data', (chunk: Buffer) => (round.fault += chunk.toString()))
  const lines = createInterface({ input: process_.stdout })
  const last = 1 + Math.floor(Math.random() * 60)
  lines.on('line', (line) => {
    const [word, rest = ''] = line.split(/ (.*)/)
    if (word === 'found') round.found = JSON.parse(rest)
    if (word !== 'booked') return
    round.booked.push(rest)
    if (kill && round.booked.length === last)
      void setTimeout(Math.random() * 20).then(() => kill(process_.pid ?? 0))
  })
  await Promise.all([
    new Promise((resolve) => process_.once('exit', resolve)),
    new Promise((resolve) => lines.once('close', resolve)),
  ])
  return round
}

export type Verdict = {
  rounds: number
  acked: number
  lost: number
  unopened: number
  broken: number
  slowestOpen: number
}

/** Each round begins where the last one was ended; one more, without load, reads what that one left. */
export async function runRounds(rounds: number, next: () => Promise<Round>): Promise<Verdict> {
  const verdict = { rounds, acked: 0, lost: 0, unopened: 0, broken: 0, slowestOpen: 0 }
  const acked: string[] = []
  for (let index = 0; index <= rounds; index += 1) {
    const { found, booked, fault } = await next()
    if (!found) {
      console.error(`     ${/^\w*Error: .{0,150}/m.exec(fault)?.[0] ?? 'no answer'}`)
      return { ...verdict, unopened: 1 }
    }
    const there = new Set(found.booked)
    verdict.lost += acked.filter((id) => !there.has(id)).length
    verdict.broken += found.broken.length
    verdict.slowestOpen = Math.max(verdict.slowestOpen, found.openMs)
    acked.push(...booked)
    verdict.acked = acked.length
  }
  return verdict
}
