import { MINUTE } from '@bellows/domain'
import type { Scope } from '../base/scope.ts'
import { forgetMail } from '../mail/forget-mail.ts'
import { sweep } from '../store/holds/sweep.ts'
import { forgetAbandoned } from '../store/orders/forget-abandoned.ts'
import { runEvery } from './run-every.ts'

const everyMilliseconds = 10 * MINUTE

interface Sweeping {
  kysely: Scope['kysely']
  /** Days after which an abandoned order is forgotten, and a letter that was kept as a file. */
  abandonedOrderDays: number
  mailFolder: string
}

/** Sweeps every ten minutes for as long as the server stands. */
export function startSweeping(
  { kysely, abandonedOrderDays, mailFolder }: Sweeping,
  onError: (cause: unknown) => void,
): { stop: () => void } {
  const tidy = async () => {
    await sweep(kysely)
    await forgetAbandoned(kysely, abandonedOrderDays)
    await forgetMail(mailFolder, { days: abandonedOrderDays, now: Date.now() })
  }
  return runEvery(everyMilliseconds, tidy, onError)
}
