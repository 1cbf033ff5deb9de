import { expect, test } from 'vitest'
import { addonSchema } from '../entities/addon.ts'
import { serviceTypes } from '../entities/service.ts'
import { makePackage, makeService } from '../testing/fixtures.ts'
import { autoSelectedPackage, bookingFacts, flowSteps, nextStep, type BookingFacts } from './next-step.ts'
import type { Step } from './steps.ts'

const plain: BookingFacts = {
  type: 'MULTI_PACKAGES',
  hasPackages: true,
  needsPackageChoice: true,
  hasAddons: true,
  isBookingWithoutTime: false,
  isCustomerKnown: false,
  hasContracts: true,
  hasQuestions: true,
  isAfterBookingQuestionnaire: false,
}

const yesNo = [true, false]
const everyCase: BookingFacts[] = serviceTypes.flatMap((type) =>
  yesNo.flatMap((hasPackages) =>
    yesNo.flatMap((needsPackageChoice) =>
      yesNo.flatMap((hasAddons) =>
        yesNo.flatMap((isBookingWithoutTime) =>
          yesNo.flatMap((isCustomerKnown) =>
            yesNo.flatMap((hasContracts) =>
              yesNo.flatMap((hasQuestions) =>
                yesNo.map((isAfterBookingQuestionnaire) => ({
                  type,
                  hasPackages,
                  needsPackageChoice,
                  hasAddons,
                  isBookingWithoutTime,
                  isCustomerKnown,
                  hasContracts,
                  hasQuestions,
                  isAfterBookingQuestionnaire,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)

/** The specification's sentence, clause by clause. */
function firstBySentence(facts: BookingFacts): Step {
  if (facts.hasPackages && facts.type !== 'SINGLE_PACKAGE' && facts.needsPackageChoice)
    return 'select-package'
  if (facts.hasAddons) return 'select-addons'
  if (facts.isBookingWithoutTime && facts.isCustomerKnown) {
    if (facts.hasContracts) return 'sign-contract'
    return facts.hasQuestions && !facts.isAfterBookingQuestionnaire ? 'questionnaire' : 'payments'
  }
  return 'your-information'
}

test('the first step is that of the specification in all 768 cases', () => {
  expect(everyCase).toHaveLength(768)
  for (const facts of everyCase) expect(nextStep(facts), JSON.stringify(facts)).toBe(firstBySentence(facts))
})

test('going on step by step walks the whole flow and ends', () => {
  for (const facts of everyCase) {
    const walked: Step[] = []
    for (let step = nextStep(facts); step !== 'finish'; step = nextStep(facts, step)) walked.push(step)
    expect(walked).toEqual(flowSteps(facts))
    expect(walked.at(-1)).toBe('payments')
  }
})

test.each<[string, [Partial<BookingFacts>, Step?], Step | 'finish']>([
  ['after packages come add-ons', [{}, 'select-package'], 'select-addons'],
  ['after add-ons the customer', [{}, 'select-addons'], 'your-information'],
  ['no contract: questionnaire', [{ hasContracts: false }, 'your-information'], 'questionnaire'],
  ['later questionnaire: payments', [{ isAfterBookingQuestionnaire: true }, 'sign-contract'], 'payments'],
  ['after payments it is over', [{}, 'payments'], 'finish'],
  [
    'what an order settled is passed over',
    [{ settled: ['select-package', 'select-addons'] }],
    'your-information',
  ],
  ['from a step that is not needed on', [{ hasAddons: false }, 'select-addons'], 'your-information'],
])('%s', (_, [over, after], next) => {
  expect(nextStep({ ...plain, ...over }, after)).toBe(next)
})

test('facts are read off the service', () => {
  const service = makeService({
    packages: [makePackage({ type: 'SINGLE' }), makePackage({ id: 'plus' })],
    addons: [addonSchema.parse({ id: 'a', name: 'A', fee: '1.00' })],
    contractTemplates: [{ id: 'c', name: 'Contract' }],
    questionnaire: { questions: [] },
  })
  expect(bookingFacts(service, true)).toEqual({ ...plain, isCustomerKnown: true, hasQuestions: false })
})

const firstOf = (service: Parameters<typeof bookingFacts>[0]) => nextStep(bookingFacts(service, false))

test('of several packages one is chosen, though none of them is MULTI', () => {
  const packages = [makePackage({ id: 'one', type: 'SINGLE' }), makePackage({ id: 'two', type: 'SINGLE' })]
  expect(firstOf(makeService({ packages }))).toBe('select-package')
  expect(firstOf(makeService({ packages: packages.slice(0, 1) }))).not.toBe('select-package')
  expect(firstOf(makeService({ type: 'SINGLE_PACKAGE', packages }))).not.toBe('select-package')
})

test('a package nobody is asked for is taken', () => {
  const [one, two] = [makePackage({ id: 'one', type: 'SINGLE' }), makePackage({ id: 'two', type: 'SINGLE' })]
  expect(autoSelectedPackage(makeService({ type: 'SINGLE_PACKAGE', packages: [one, two] }))).toBe('one')
  expect(autoSelectedPackage(makeService({ packages: [one] }))).toBe('one')
  expect(autoSelectedPackage(makeService({ packages: [one, two] }))).toBeNull()
  expect(autoSelectedPackage(makeService({ packages: [makePackage()] }))).toBeNull()
  expect(autoSelectedPackage(makeService())).toBeNull()
})
