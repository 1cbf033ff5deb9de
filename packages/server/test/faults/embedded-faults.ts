import fs from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Spoiling } from './postgres-faults.ts'

const SPOILED_MILLISECONDS = 1_500
const ends = { exits: [1], says: /^the embedded database ended by itself \(\d+\); start the server again$/ }

/** The file tells the disk what it is; without it the disk is well. */
async function spoiled(flag: string, what: string): Promise<void> {
  fs.writeFileSync(`${flag}.new`, what)
  fs.renameSync(`${flag}.new`, flag)
  await setTimeout(SPOILED_MILLISECONDS).finally(() => fs.rmSync(flag, { force: true }))
}

export const embeddedFaults = (flag: string): readonly Spoiling[] => [
  {
    name: 'the embedded database’s worker killed',
    ...ends,
    spoil: (server) => Promise.resolve(server.signal('SIGUSR2')),
  },
  { name: 'the disk full', ...ends, spoil: () => spoiled(flag, 'full') },
  { name: 'the disk read-only', ...ends, spoil: () => spoiled(flag, 'read-only') },
  { name: 'the disk slow', spoil: () => spoiled(flag, 'slow') },
  {
    name: 'the server asked to end, and started again',
    exits: [0],
    spoil: (server) => Promise.resolve(server.signal('SIGTERM')),
  },
]
