import { HOME } from '@bellows/domain'
import { scopeOf } from '../../base/scope.ts'
import { readPage } from '../../store/content/read-pages.ts'
import type { Handler } from '../handler.ts'

export const getPage: Handler<'getPage'> = ({ slug }, call) =>
  readPage(scopeOf(call), slug === HOME ? null : slug)
