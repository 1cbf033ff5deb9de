import { expect, test } from 'vitest'
import { privacySlug } from './privacy-page.ts'

test('the page about privacy is known by its address, in every language', () => {
  expect(privacySlug([{ slug: null }, { slug: 'about' }, { slug: 'privacy' }])).toBe('privacy')
  expect(privacySlug([{ slug: 'datenschutz' }])).toBe('datenschutz')
  expect(privacySlug([{ slug: null }, { slug: 'private-sessions' }])).toBeNull()
})
