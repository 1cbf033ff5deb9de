import { Refusal } from '../base/refusal.ts'
import type { AppContext } from './app-env.ts'
import { requestHost } from './request-host.ts'

function foreign(): Refusal {
  return new Refusal({
    status: 403,
    error: 'foreign_origin',
    say: (texts) => texts.foreignOrigin,
  })
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** @throws Refusal 403 when a browser says that another site sent this request */
export function refuseForeignOrigin(c: AppContext): void {
  const site = c.req.header('sec-fetch-site')
  if (site === 'cross-site') throw foreign()
  const origin = c.req.header('origin')
  // A form on a page whose address nobody may learn has none; what no script can write says where it came from.
  if (origin === 'null' && site === 'same-origin') return
  if (origin !== undefined && hostOf(origin) !== requestHost(c)) throw foreign()
}

const mediaType = (c: AppContext) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** @throws Refusal 415 unless the body is of that type; form types could be sent by any site's form */
export function requireMediaType(c: AppContext, type: string): void {
  if (mediaType(c) === type) return
  throw new Refusal({ status: 415, error: 'unsupported_media_type', say: (texts) => texts.wrongType(type) })
}
