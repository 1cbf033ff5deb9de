import { bookingTitleTemplate, type BookingPrefix, type Step } from '@bellows/domain'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ContractPlace } from './contract-place.ts'

/** Names of the steps in the stepper, as headings and in titles. */
export const stepTexts: Readonly<Record<Step, MessageDescriptor>> = {
  'select-package': msg`Select package`,
  'select-addons': msg`Select add-ons`,
  'your-information': msg`Your information`,
  'sign-contract': msg`Sign contract`,
  questionnaire: msg`Questionnaire`,
  payments: msg`Checkout`,
}

const contexts: Readonly<Record<BookingPrefix, MessageDescriptor>> = {
  services: msg`Service`,
  slots: msg`Service`,
  reserved: msg`Slot reserved`,
  pending: msg`Shoot pending`,
  inquiries: msg`Inquiry`,
}

/** Heading of a step; of several contracts it says which. */
export function stepHeading(i18n: I18n, step: Step, place: ContractPlace | null): string {
  const name = i18n._(stepTexts[step])
  return place ? numbered(i18n, name, place) : name
}

/** “Sign contract 1 of 2”. */
export const numbered = (
  i18n: I18n,
  step: string,
  { number, count }: Record<'number' | 'count', number | string>,
) => t(i18n)`${step} ${number} of ${count}`

/** Template of a step's browser title: `Checkout · Service · {{serviceName}} · {{businessName}}`. */
export const stepTitle = (i18n: I18n, prefix: BookingPrefix, step: Step): string =>
  titleTemplate(i18n._(stepTexts[step]), i18n._(contexts[prefix]))

/** Templates of the title of signing: of one contract, and of each of several. */
export const contractTitles = (i18n: I18n, prefix: BookingPrefix) => {
  const step = i18n._(stepTexts['sign-contract'])
  const context = i18n._(contexts[prefix])
  return {
    one: titleTemplate(step, context),
    several: titleTemplate(numbered(i18n, step, { number: '{{number}}', count: '{{count}}' }), context),
  }
}

/** Template of the title of a page that a visitor's own link opens. */
export const entryTitle = (i18n: I18n, entry: BookingPrefix | 'select-date'): string =>
  titleTemplate('', i18n._(entry === 'select-date' ? msg`Select date` : contexts[entry]))

/** Template of a title by its first two parts; services and studios fill the rest. */
export const titleTemplate = (step: string, context: string): string =>
  bookingTitleTemplate.replace('{{step}}', () => step).replace('{{context}}', () => context)
