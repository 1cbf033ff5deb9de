import { createHash } from 'node:crypto'

/** What can happen to a call on its way; `late` reaches the server after its sender has given up and asked again. */
export const faults = ['reset before', 'reset after', 'cut', 'late', 'delay'] as const
export type Fault = (typeof faults)[number]

/** How many calls are hit, as a part of all, by a seed that one run can be told again with. */
export interface Weather {
  seed: number
  share: number
}

/** What happens to the `nth` sending of a call, decided by the seed alone and not by who comes first. */
export function faultOf({ seed, share }: Weather, name: string, nth: number): Fault | undefined {
  const digest = createHash('sha256').update(`${seed} ${name} ${nth}`).digest()
  const isFaulted = digest.readUInt32BE(0) < share * 2 ** 32
  return isFaulted ? faults[digest.readUInt8(4) % faults.length] : undefined
}
