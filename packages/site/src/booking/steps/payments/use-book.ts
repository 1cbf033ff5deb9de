import { ApiError } from '@bellows/api'
import { stepPath, steps, type Order, type PaymentMethod, type Step } from '@bellows/domain'
import { useBooking } from '../../flow/booking-context.tsx'
import { isEnding, useFailure } from '../../flow/use-hold.ts'
import { useConfirm } from '../../flow/use-ordering.ts'
import { useWorld } from '../../world/booking-world.tsx'

const stepNamed = (error: ApiError): Step | undefined =>
  steps.find((step) => step === error.validation[0]?.path)

/** Confirms the order. What is refused for another step leads there; lost time is said in a dialog. */
export function useBook(order: Order, setError: (error: ApiError | null) => void) {
  const { base, note } = useBooking()
  const { go } = useWorld()
  const confirm = useConfirm()
  const fail = useFailure()
  const refused = (cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause
    const step = cause.error === 'step_required' ? stepNamed(cause) : undefined
    if (step && step !== 'payments') {
      note({ notice: { kind: 'required', step } })
      return go(stepPath(base, step))
    }
    if (isEnding(cause)) return fail(cause)
    return setError(cause)
  }
  return async (method?: PaymentMethod) => {
    setError(null)
    note({ isPaying: true })
    await confirm(order, method).catch(refused)
    note({ isPaying: false })
  }
}
