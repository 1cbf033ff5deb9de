import { HOUR, SECOND } from '@bellows/domain'
import { countOrRefuse } from '../../store/limits/rate-limit.ts'
import type { Handler } from '../handler.ts'

const MOST_PER_HOUR = 60

/** Takes e-mail addresses, phone numbers and ids out of a text that a browser sent. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[^\s"'<>()/]+@[^\s"'<>()/]+/g, '…@…')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '…')
    .replace(/[A-Za-z0-9_-]{20,}/g, '…')
}

export const reportError: Handler<'reportError'> = async (report, { log, ...call }) => {
  const { address, database, studio } = call
  await countOrRefuse(database, {
    businessId: studio.id,
    bucket: 'error-report',
    address,
    most: MOST_PER_HOUR,
    seconds: HOUR / SECOND,
  })
  const { status, ...texts } = report
  const clean = Object.entries(texts).map(([name, text]) => [name, text && withoutPersonalData(text)])
  log.warn({ businessId: studio.id, status, report: Object.fromEntries(clean) }, 'browser reported an error')
  return { isRecorded: true }
}
