import { MINUTE, SECOND, type ContractCheck } from '@bellows/domain'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { findEvidence, findNewerSigning } from '../../store/contracts/find-evidence.ts'
import { evidenceFaults, type Evidence } from '../../store/contracts/judge-evidence.ts'
import { countOrRefuse } from '../../store/limits/rate-limit.ts'
import type { Handler } from '../handler.ts'

const MOST_PER_MINUTE = 30

const unknown: ContractCheck = {
  result: 'UNKNOWN',
  signedDate: null,
  termsVersion: null,
  clientInitials: '',
  studioInitials: '',
  newerSignedDate: null,
}

function initials(name: string | null): string {
  const parts = (name ?? '').split(/\s+/u).filter((part) => part !== '')
  return parts.map((part) => `${Array.from(part)[0]}.`).join(' ')
}

async function describe(scope: Scope, found: Evidence): Promise<ContractCheck> {
  const { record, countersigned, supersededAt } = found
  const newer = supersededAt === null ? undefined : await findNewerSigning(scope, found)
  return {
    result: supersededAt === null ? 'UNALTERED' : 'SUPERSEDED',
    signedDate: record.signedAt,
    termsVersion: record.termsVersion,
    clientInitials: initials(record.signedName),
    studioInitials: initials(countersigned.name),
    newerSignedDate: newer?.toISOString() ?? null,
  }
}

/** Of several with one text, an altered one is told first, then the one that counts. */
export const checkContract: Handler<'checkContract'> = async ({ fingerprint }, call) => {
  const { database, studio, address } = call
  await countOrRefuse(database, {
    businessId: studio.id,
    bucket: 'contract-check',
    address,
    most: MOST_PER_MINUTE,
    seconds: MINUTE / SECOND,
    say: (texts) => texts.tooManyChecks,
  })
  const scope = scopeOf(call)
  const found = await findEvidence(scope, fingerprint)
  if (found.some((evidence) => evidenceFaults(evidence).length > 0)) return { ...unknown, result: 'ALTERED' }
  const told = found.find(({ supersededAt }) => supersededAt === null) ?? found.at(-1)
  return told ? describe(scope, told) : unknown
}
