import { expect, test, vi } from 'vitest'
import { createRouter } from '../router.tsx'
import { askForCode, isOpen } from './prefetch.ts'

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

test.each(['/', '/portfolio', '/services/family'])('the code of the way to %s is asked for', (path) => {
  const [matched] = router.getMatchedRoutes(path)
  const asked = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('No line')))
  const traits = matched.at(-1)?.options.staticData as { code: () => Promise<unknown> }
  const code = vi.spyOn(traits, 'code').mockImplementation(asked)
  askForCode(router, path)
  expect(asked).toHaveBeenCalledOnce()
  code.mockRestore()
})
