import type { Service, ServiceType } from '../entities/service.ts'
import type { Step } from './steps.ts'

/** All that decides which steps a booking needs. */
export interface BookingFacts {
  type: ServiceType
  hasPackages: boolean
  /** One of them is MULTI, or there are several and nothing says which. */
  needsPackageChoice: boolean
  hasAddons: boolean
  isBookingWithoutTime: boolean
  /** Known from an order or inquiry. */
  isCustomerKnown: boolean
  hasContracts: boolean
  hasQuestions: boolean
  isAfterBookingQuestionnaire: boolean
  /** Steps that an order prepared by the owner has settled already. */
  settled?: readonly Step[]
}

/** The flow in order; a step that a service does not need is passed over. */
const flow: readonly (readonly [Step, (facts: BookingFacts) => boolean])[] = [
  [
    'select-package',
    (facts) => facts.hasPackages && facts.type !== 'SINGLE_PACKAGE' && facts.needsPackageChoice,
  ],
  ['select-addons', (facts) => facts.hasAddons],
  ['your-information', (facts) => !(facts.isBookingWithoutTime && facts.isCustomerKnown)],
  ['sign-contract', (facts) => facts.hasContracts],
  ['questionnaire', (facts) => facts.hasQuestions && !facts.isAfterBookingQuestionnaire],
  ['payments', () => true],
]

/** The steps a booking needs, in order. */
export function flowSteps(facts: BookingFacts): Step[] {
  return flow
    .filter(([step, isNeeded]) => isNeeded(facts) && !facts.settled?.includes(step))
    .map(([step]) => step)
}

/** The first needed step, or the first one after `after`; `finish` when there is none. */
export function nextStep(facts: BookingFacts, after?: Step): Step | 'finish' {
  const from = flow.findIndex(([step]) => step === after) + 1
  const later = new Set(flow.slice(from).map(([step]) => step))
  return flowSteps(facts).find((step) => later.has(step)) ?? 'finish'
}

type FlowService = Pick<
  Service,
  | 'type'
  | 'packages'
  | 'addons'
  | 'options'
  | 'contractTemplates'
  | 'questionnaire'
  | 'isAfterBookingQuestionnaire'
>

/** Several packages, none MULTI, of a service that is not for a single one: the rule to the letter asks nobody. */
export function leavesPackageOpen({ type, packages }: Pick<Service, 'type' | 'packages'>): boolean {
  const isMulti = packages.some((offered) => offered.type === 'MULTI')
  return type !== 'SINGLE_PACKAGE' && packages.length > 1 && !isMulti
}

export function bookingFacts(service: FlowService, isCustomerKnown: boolean): BookingFacts {
  return {
    type: service.type,
    hasPackages: service.packages.length > 0,
    needsPackageChoice: leavesPackageOpen(service) || service.packages.some(({ type }) => type === 'MULTI'),
    hasAddons: service.addons.length > 0,
    isBookingWithoutTime: service.options.isBookingWithoutTime,
    isCustomerKnown,
    hasContracts: service.contractTemplates.length > 0,
    hasQuestions: (service.questionnaire?.questions.length ?? 0) > 0,
    isAfterBookingQuestionnaire: service.isAfterBookingQuestionnaire,
  }
}

/** The package taken without asking: that of a single-package service, or the only one there is. */
export function autoSelectedPackage(service: FlowService): string | null {
  const isAsked = flowSteps(bookingFacts(service, false)).includes('select-package')
  const isPlain = service.type === 'SINGLE_PACKAGE' || service.packages.length === 1
  return isAsked || !isPlain ? null : (service.packages[0]?.id ?? null)
}
