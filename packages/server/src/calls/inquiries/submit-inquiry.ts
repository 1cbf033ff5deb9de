import type { Handler } from '../handler.ts'
import { takeInquiry } from './take-inquiry.ts'

export const submitInquiry: Handler<'submitInquiry'> = (input, call) => takeInquiry(input, false, call)
