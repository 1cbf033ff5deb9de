import { ApiError, checkContract } from '@bellows/api'
import type { ContractCheck } from '@bellows/domain'
import { msg } from '@lingui/core/macro'
import { callApi } from '../pages/call-api.ts'
import { chromePage } from '../pages/chrome-page.ts'
import { loadPage } from '../pages/load-page.ts'
import type { FramedPage } from '../pages/page-data.ts'
import type { RouterContext } from '../router-context.ts'
import { missing } from '../service/load-service.ts'
import { readFingerprint } from './fingerprint.ts'

/** What a check came to. */
export type Verdict =
  | Readonly<{ kind: 'checked'; check: ContractCheck }>
  | Readonly<{ kind: 'malformed' }>
  | Readonly<{ kind: 'failed'; message: string }>

export type VerifyData = FramedPage & Readonly<{ title: string; given: string; verdict: Verdict | null }>

type Check = (fingerprint: string) => Promise<ContractCheck>

/** Checks what somebody typed or chose. */
export async function verdictOf(given: string, check: Check): Promise<Verdict> {
  const fingerprint = readFingerprint(given)
  if (!fingerprint) return { kind: 'malformed' }
  try {
    return { kind: 'checked', check: await check(fingerprint) }
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    return { kind: 'failed', message: cause.message }
  }
}

export async function loadVerify(given: string, context: RouterContext): Promise<VerifyData> {
  const pageKey = 'contracts/verify'
  const [page, verdict] = await Promise.all([
    loadPage(pageKey, chromePage(pageKey), context).catch(missing(context)),
    given ? verdictOf(given, (fingerprint) => callApi(context, checkContract, { fingerprint })) : null,
  ])
  const title = `${context.i18n._(msg`Check a signed contract`)} · {{businessName}}`
  return { title, pageKey, page, given, verdict }
}
