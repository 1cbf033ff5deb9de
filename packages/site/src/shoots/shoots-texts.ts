import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContractPlace } from '../booking/flow/contract-place.ts'
import { numbered, titleTemplate } from '../booking/flow/step-texts.ts'

/** What stands at the addresses of an order. */
export type ShootsPage = 'finish' | 'questionnaire' | 'payments' | 'invoice' | 'sign-contract'

const names: Readonly<Record<ShootsPage, MessageDescriptor>> = {
  finish: msg`Finish`,
  questionnaire: msg`Questionnaire`,
  payments: msg`Payments`,
  invoice: msg`Invoice`,
  'sign-contract': msg`Contract`,
}

/** Heading of a page; of several contracts it says which. */
export function shootsHeading(i18n: I18n, page: ShootsPage, place: ContractPlace | null = null): string {
  const name = i18n._(names[page])
  return place ? numbered(i18n, name, place) : name
}

/** Template of a page's browser title: `Questionnaire · Shoot · {{serviceName}} · {{businessName}}`. */
export const shootsTitle = (i18n: I18n, page: ShootsPage, place: ContractPlace | null = null): string =>
  titleTemplate(shootsHeading(i18n, page, place), i18n._(msg`Shoot`))
