import { expect, test } from 'vitest'
import { isCapabilityPage, routePattern, serviceOfStep } from './route-pattern.ts'

const id = '0b7b1c9e-6c1f-4c1e-9d6e-2f1d3c4b5a69'
const token = 'Jc5wBt9QfN3xLr7-mKs0yHgD'

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

test.each(['shoots', 'reserved', 'pending', 'select-date', 'inquiries', 'api/public/orders'])(
  'however %s is divided from the id that follows, the id is not logged',
  (place) => {
    for (const between of ['%2F', '%2f', '%252F', '%5C', ';', '-', '.', '%3f', '%20', '~'])
      for (const secret of [id, token])
        for (const path of [`/${place}${between}${secret}`, `/${place}${between}${secret}.ics`])
          expect(routePattern(path)).not.toContain(secret)
  },
)

test.each(['/favicon.ico', '/contracts/verify', '/services/kids-2026', '/web-builder/preview'])(
  '%s is logged as it is',
  (path) => expect(routePattern(path)).toBe(path),
)

test('a page of somebody’s booking is one however its address is written', () => {
  for (const path of [`//shoots/${id}`, `/SHOOTS/${id}`, `/%73hoots/${id}`, `/shoots%2F${id}`])
    expect(isCapabilityPage(path)).toBe(true)
})

test.each([
  ['/services/minis/payments', '/services/minis'],
  ['/services/minis/sign-contract/2', '/services/minis'],
  ['/services/minis', ''],
  ['/about/minis/payments', ''],
  ['/', ''],
])('%s is a step of "%s"', (path, service) => expect(serviceOfStep(path)).toBe(service))
