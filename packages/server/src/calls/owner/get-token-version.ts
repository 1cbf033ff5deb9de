import { scopeOf } from '../../base/scope.ts'
import { readTokenVersion } from '../../store/studio/owner-token-version.ts'
import type { Handler } from '../handler.ts'

export const getTokenVersion: Handler<'getTokenVersion'> = async (_, call) => ({
  version: await readTokenVersion(scopeOf(call)),
})
