import { bookingTitleTemplate, type BookingPrefix, type Step } from '@bellows/domain'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

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

/** Template of a step's browser title: `Checkout · Service · {{serviceName}} · {{businessName}}`. */
export const stepTitle = (i18n: I18n, prefix: BookingPrefix, step: Step): string =>
  withContext(i18n._(stepTexts[step]), i18n._(contexts[prefix]))

/** Template of the Finish page's title. */
export const finishTitle = (i18n: I18n): string => withContext(i18n._(msg`Finish`), i18n._(msg`Shoot`))

const withContext = (step: string, context: string): string =>
  bookingTitleTemplate.replace('{{step}}', () => step).replace('{{context}}', () => context)
