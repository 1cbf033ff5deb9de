import type { ProviderName } from '../../src/store/payments/attempt.ts'
import type { Loopback } from './loopback.ts'

/** What has become of a payment at the vendor's when our server asks. */
export const fates = [
  'paid',
  'untouched',
  'declined',
  'needs action',
  'on its way',
  'cancelled',
  'wrong amount',
  'wrong currency',
  'of another invoice',
  'refunded',
  'disputed',
] as const

export type Fate = (typeof fates)[number]

/** A notice as the vendor sends it. */
export interface Sent {
  raw: string
  headers: Record<string, string>
}

export interface NoticeOptions {
  /** Default: now. */
  at?: number
  id?: string
  kind?: 'paid' | 'failed' | 'refunded' | 'disputed'
}

/** A scripted vendor: it answers as its pages say, and `settle` is the visitor and the bank at work. */
export interface FakeVendor {
  method: ProviderName
  /** The variables that point our server at it. */
  environment: Record<string, string>
  loopback: Loopback
  /** Names of the payments it knows, oldest first. */
  refs: () => string[]
  settle: (ref: string, fate: Fate) => void
  notice: (ref: string, options?: NoticeOptions) => Sent
  /** How often money was really taken. */
  charges: () => number
}

export const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
