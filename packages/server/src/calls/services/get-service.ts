import { scopeOf } from '../../base/scope.ts'
import { readPublicService } from '../../store/services/public-services.ts'
import type { Handler } from '../handler.ts'

export const getService: Handler<'getService'> = ({ slug }, call) =>
  readPublicService(scopeOf(call), { slug })
