import { expect, test } from 'vitest'
import { isCapabilityPage, routePattern } from './route-pattern.ts'

const id = '0b7b1c9e-6c1f-4c1e-9d6e-2f1d3c4b5a69'

test.each([
  [`/shoots/${id}`, '/shoots/:id'],
  [`//shoots/${id}`, '/shoots/:id'],
  [`/Shoots/${id}/pay`, '/shoots/:id/pay'],
  [`/%73hoots/${id}/${id}`, '/shoots/:id/:id'],
  ['/shoots', '/shoots/:id'],
  [`/elsewhere/${id}`, '/elsewhere/:id'],
  ['/services/newborn-sessions-in-2026', '/services/newborn-sessions-in-2026'],
  ['/', '/'],
  [`/API/orders/${id}`, '/api/*'],
])('%s is logged as %s', (path, pattern) => {
  expect(routePattern(path)).toBe(pattern)
})

test('a page of somebody’s booking is one however its address is written', () => {
  for (const path of [`//shoots/${id}`, `/SHOOTS/${id}`, `/%73hoots/${id}`])
    expect(isCapabilityPage(path)).toBe(true)
})
