import { scopeOf } from '../../base/scope.ts'
import { readOpenedService } from '../../store/services/public-services.ts'
import type { Handler } from '../handler.ts'

export const getService: Handler<'getService'> = (asked, call) => readOpenedService(scopeOf(call), asked)
