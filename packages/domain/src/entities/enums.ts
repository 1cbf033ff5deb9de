import { allowedDurations } from '../booking/durations.ts'
import { serviceFilters, serviceSorts } from '../booking/service-sorts.ts'
import { blockKinds } from './block-kinds.ts'
import { questionTypes } from './inquiry-question.ts'
import { paymentStatuses } from './invoice.ts'
import { languages } from './language.ts'
import { orderStatuses } from './order.ts'
import { packageTypes } from './package.ts'
import { feeCollections, milestones, paymentMethods, paymentProviders } from './payment.ts'
import { serviceTypes, taxModes } from './service.ts'
import { slotStatuses } from './slot.ts'
import { schemeIds } from './theme.ts'

/** Every closed list of the product, as `GET /api/enums` answers it. */
export const enums = {
  languages,
  blockKinds,
  schemeIds,
  serviceTypes,
  serviceSorts,
  serviceFilters,
  packageTypes,
  taxModes,
  slotStatuses,
  orderStatuses,
  paymentStatuses,
  paymentProviders,
  paymentMethods,
  feeCollections,
  milestones,
  questionTypes,
  allowedDurations,
} as const
