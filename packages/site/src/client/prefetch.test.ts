import { expect, test } from 'vitest'
import { createRouter } from '../router.tsx'
import { isOpen } from './prefetch.ts'

const router = createRouter({
  locale: 'en-US',
  messages: {},
  fetch: () => Promise.reject(new Error('Nothing is asked.')),
})

test.each(['/', '/about', '/services/orchard-light-minis'])('%s may be looked ahead at', (path) => {
  expect(isOpen(router, path)).toBe(true)
})

test.each([
  '/services/orchard-light-minis/select-package',
  '/slots/4f3c/your-information',
  '/slots/4f3c',
  '/reserved/4f3c',
  '/pending/4f3c',
  '/inquiries/4f3c',
  '/shoots/4f3c',
  '/select-date/4f3c',
  '/web-builder/preview',
])('%s is asked for by pressing alone', (path) => {
  expect(isOpen(router, path)).toBe(false)
})
