import type { Logger } from 'pino'
import type { Call, Services } from '../base/call.ts'
import type { Scope } from '../base/scope.ts'
import type { ProviderName } from '../store/payments/attempt.ts'
import type { PaymentPort } from './port.ts'
import { portOf } from './ports.ts'

/** What settling needs of a studio, be it asked by a visitor, a provider or the clock. */
export interface Till extends Scope {
  log: Logger
  portOf: (method: ProviderName) => Promise<PaymentPort | undefined>
}

export function tillFor({ database, log, settings }: Services, businessId: string): Till {
  return {
    kysely: database.kysely,
    businessId,
    log,
    portOf: (method) => portOf(settings, businessId, method),
  }
}

export const tillOf = (call: Call): Till => tillFor(call, call.studio.id)
