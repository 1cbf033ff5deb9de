import { randomBytes } from 'node:crypto'
import type { Statement } from './recording-pool.ts'

/** What differs from one request to the next; the recorded texts stand in the script until they are replaced. */
export interface Names {
  slotId: string
  token: string
  address: string
  email: string
}

/** The statements of one call, and the names it was recorded with. */
export interface Script {
  statements: Statement[]
  names: Names
}

const newIds = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{24}(?![A-Za-z0-9_-])/g

/** The recorded statements for other names, with ids of its own wherever the recorded call made new ones. */
export function statementsFor({ statements, names }: Script, others: Names): Statement[] {
  const fresh = new Map<string, string>()
  const freshId = (id: string): string => {
    const known = fresh.get(id) ?? randomBytes(18).toString('base64url')
    fresh.set(id, known)
    return known
  }
  const renamed = (text: string): string => {
    let result = text.replace(newIds, freshId)
    for (const key of ['slotId', 'token', 'address', 'email'] as const) {
      result = result.replaceAll(names[key], others[key])
    }
    return result
  }
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => (typeof value === 'string' ? renamed(value) : value)),
  }))
}
