import { scopeOf } from '../../base/scope.ts'
import { readSlot } from '../../store/holds/read-slot.ts'
import { releaseHold } from '../../store/holds/release-hold.ts'
import { countKept } from '../../store/limits/count-kept.ts'
import type { Handler } from '../handler.ts'
import { readOwnSlot } from './own-slot.ts'

export const releaseSlot: Handler<'releaseSlot'> = async ({ id, turn }, call) => {
  const { token } = await readOwnSlot(call, id)
  const scope = scopeOf(call)
  if (turn !== undefined) await countKept(call, 'given-up')
  await releaseHold(scope, { token, slotId: id, turn })
  // The slot of a full session is there only while it is held.
  const slot = await readSlot(scope, id, token)
  return { status: slot?.status ?? 'AVAILABLE' }
}
