import type { Handler } from '../handler.ts'
import { takeInquiry } from './take-inquiry.ts'

export const submitServiceInquiry: Handler<'submitServiceInquiry'> = (input, call) =>
  takeInquiry(input, true, call)
