import { scopeOf } from '../../base/scope.ts'
import { raiseTokenVersion } from '../../store/studio/owner-token-version.ts'
import type { Handler } from '../handler.ts'

export const revokeTokens: Handler<'revokeTokens'> = async ({ version }, call) => ({
  version: await raiseTokenVersion(scopeOf(call), version),
})
