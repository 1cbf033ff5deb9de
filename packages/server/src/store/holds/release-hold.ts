import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { freeHold, type Release } from './free-holds.ts'

/** Gives back the token's hold of a slot, or what is left of it; true if there was one. */
export async function releaseHold({ kysely, businessId }: Scope, release: Release): Promise<boolean> {
  return write(kysely, async (tx) => (await freeHold({ tx, businessId }, release)).length > 0)
}
