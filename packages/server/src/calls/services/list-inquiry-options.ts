import { scopeOf } from '../../base/scope.ts'
import { readInquiryOptions } from '../../store/services/inquiry-questions.ts'
import type { Handler } from '../handler.ts'

export const listInquiryOptions: Handler<'listInquiryOptions'> = (_, call) =>
  readInquiryOptions(scopeOf(call))
