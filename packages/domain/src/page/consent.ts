import type { Business } from '../entities/business.ts'
import type { Consent } from '../entities/consent.ts'

type Asking = Pick<Business, 'allowTracking' | 'trackingConsent'>

/** Whether the studio counts nobody who has not agreed. */
export const asksForConsent = ({ allowTracking, trackingConsent }: Asking): boolean =>
  allowTracking && trackingConsent === 'ask'

/** What a visitor has said so far: with an answer of their own, or by a browser that refuses for them. */
export type Said = Readonly<{ kept: Consent | null; isRefusedByBrowser: boolean }>

/** Whether a visit may be counted; null until the visitor answers. */
export function consentTo(studio: Asking, { kept, isRefusedByBrowser }: Said): Consent | null {
  if (!studio.allowTracking || isRefusedByBrowser) return 'declined'
  return asksForConsent(studio) ? kept : 'accepted'
}

const TEST_NAME = /(?:^|\.)(?:localhost|test|local|invalid)$/
const BARE_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i

/** A host that no visitor comes to: what is seen there must not be counted. */
export const isTestHost = (hostname: string): boolean =>
  TEST_NAME.test(hostname) || BARE_ADDRESS.test(hostname)
