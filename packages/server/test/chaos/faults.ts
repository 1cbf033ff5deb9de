import { createHash } from 'node:crypto'

/**
 * What can happen to a call on its way. `late` reaches the server after its sender has asked again, `stall` reaches it
 * at once and is never answered.
 */
export const faults = ['reset before', 'reset after', 'cut', 'late', 'delay', 'stall'] as const
export type Fault = (typeof faults)[number]

/** How many calls are hit, as a part of all, and by what; one seed tells the same again. */
export interface Weather {
  seed: number
  share: number
  kinds: readonly Fault[]
}

/** What happens to the `nth` sending of a call, decided by the seed alone and not by who comes first. */
export function faultOf({ seed, share, kinds }: Weather, name: string, nth: number): Fault | undefined {
  const digest = createHash('sha256').update(`${seed} ${name} ${nth}`).digest()
  const isFaulted = digest.readUInt32BE(0) < share * 2 ** 32
  return isFaulted ? kinds[digest.readUInt8(4) % kinds.length] : undefined
}
