import { expect, test } from 'vitest'
import { consentSchema } from '../entities/consent.ts'
import { asksForConsent, consentTo, isTestHost, type Said } from './consent.ts'

const off = { allowTracking: false, trackingConsent: 'ask' } as const
const free = { allowTracking: true, trackingConsent: 'off' } as const
const asking = { allowTracking: true, trackingConsent: 'ask' } as const
const silent: Said = { kept: null, isRefusedByBrowser: false }

test.each([
  [off, silent, 'declined'],
  [off, { ...silent, kept: 'accepted' }, 'declined'],
  [free, silent, 'accepted'],
  [free, { ...silent, isRefusedByBrowser: true }, 'declined'],
  [asking, silent, null],
  [asking, { ...silent, kept: 'accepted' }, 'accepted'],
  [asking, { ...silent, kept: 'declined' }, 'declined'],
  [asking, { kept: 'accepted', isRefusedByBrowser: true }, 'declined'],
] as const)('%j told %j: %s', (studio, said, consent) => {
  expect(consentTo(studio, said)).toBe(consent)
})

test('only a studio that counts asks', () => {
  expect([off, free, asking].map(asksForConsent)).toEqual([false, false, true])
})

test.each(['localhost', 'studio.localhost', 'shop.test', 'mac.local', '127.0.0.1', '10.0.0.7', '[::1]'])(
  '%s is a test host',
  (host) => expect(isTestHost(host)).toBe(true),
)
test.each(['alderandwren.example', 'localhost.example', 'test.studio', 'contest.example'])(
  '%s is none',
  (host) => expect(isTestHost(host)).toBe(false),
)

test.each([null, '', 'yes', '"accepted"', 1, {}])('%j is no answer', (kept) => {
  expect(consentSchema.safeParse(kept).success).toBe(false)
})
