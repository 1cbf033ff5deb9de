import { expect, test } from 'vitest'
import { makePackage, makeService } from '../testing/fixtures.ts'
import { bookingFacts, flowSteps } from './next-step.ts'
import { settledSteps } from './settled-steps.ts'

const packages = [makePackage(), makePackage({ id: 'long' })]
const facts = bookingFacts(makeService({ packages, contractTemplates: [{ id: 'c', name: 'C' }] }), false)

test.each([
  [true, true, ['sign-contract', 'payments']],
  [true, false, ['your-information', 'sign-contract', 'payments']],
  [false, true, ['select-package', 'sign-contract', 'payments']],
  [false, false, ['select-package', 'your-information', 'sign-contract', 'payments']],
])('package chosen: %s, customer known: %s', (hasPackage, isCustomerComplete, left) => {
  const settled = settledSteps({ hasPackage, isCustomerComplete })
  expect(flowSteps({ ...facts, settled })).toEqual(left)
})
