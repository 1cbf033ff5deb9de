import { isRecord } from '@bellows/domain'
import { BadSignature } from './port.ts'

/** @throws BadSignature for a notice that is no JSON object: no provider sends such a one */
export function parseNotice(raw: string, provider: string): Record<string, unknown> {
  try {
    const event: unknown = JSON.parse(raw)
    if (isRecord(event)) return event
  } catch {
    throw new BadSignature(provider)
  }
  throw new BadSignature(provider)
}

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
