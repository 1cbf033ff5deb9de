import fs from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Spoiling } from './postgres-faults.ts'

const SPOILED_MILLISECONDS = 1_500

/** The file tells the disk what it is; without it the disk is well. */
async function spoiled(flag: string, what: string): Promise<void> {
  fs.writeFileSync(`${flag}.new`, what)
  fs.renameSync(`${flag}.new`, flag)
  await setTimeout(SPOILED_MILLISECONDS).finally(() => fs.rmSync(flag, { force: true }))
}

export const embeddedFaults = (flag: string): readonly Spoiling[] => [
  {
    name: 'the embedded database’s worker killed',
    exits: [1],
    spoil: (server) => Promise.resolve(server.signal('SIGUSR2')),
  },
  { name: 'the disk full', exits: [1], spoil: () => spoiled(flag, 'full') },
  { name: 'the disk read-only', exits: [1], spoil: () => spoiled(flag, 'read-only') },
  { name: 'the disk slow', spoil: () => spoiled(flag, 'slow') },
  {
    name: 'the server asked to end, and started again',
    exits: [0],
    spoil: (server) => Promise.resolve(server.signal('SIGTERM')),
  },
]
