import type { Step } from './steps.ts'

export interface PreparedFacts {
  /** A package is chosen, or the service has none. */
  hasPackage: boolean
  /** The owner knew name, e-mail and phone. */
  isCustomerComplete: boolean
}

/** The steps that an order prepared by the owner has settled: they are passed over in its flow. */
export function settledSteps({ hasPackage, isCustomerComplete }: PreparedFacts): Step[] {
  const choice: Step[] = hasPackage ? ['select-package', 'select-addons'] : []
  return isCustomerComplete ? [...choice, 'your-information'] : choice
}
