import { ApiError, requiredStep } from '@bellows/api'
import { steps, type Invoice, type Order, type PaymentMethod, type Step } from '@bellows/domain'
import { useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { openPath } from '../../flow/open-contract.ts'
import { isEnding, useFailure } from '../../flow/use-hold.ts'
import { useConfirm } from '../../flow/use-ordering.ts'
import { isProvider, useStarting } from '../../paying/use-starting.ts'
import { useWorld } from '../../world/booking-world.tsx'
import { useBooked } from './use-booked.ts'
import { isOutdated, useRepricing } from './use-repricing.ts'

const stepNamed = (error: ApiError): Step | undefined => steps.find((step) => step === requiredStep(error))

/** What is refused for another step leads there, what costs another price is shown; lost time is said in a dialog, all else in place. */
function useRefusal(order: Order, setError: (error: ApiError) => void) {
  const { base, record, note } = useBooking()
  const { go } = useWorld()
  const fail = useFailure()
  const reprice = useRepricing()
  return async (cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause
    const step = stepNamed(cause)
    if (step && step !== 'payments') {
      note({ notice: { kind: 'required', step } })
      const signed = record?.signedContracts ?? []
      return go(openPath(base, step, { contracts: order.signContracts, signed }))
    }
    if (isEnding(cause)) return fail(cause)
    if (isOutdated(cause) && (await reprice(order, cause))) return
    setError(cause)
  }
}

type Terms = Readonly<{ order: Order; retainer: Invoice | undefined; onWaiting: () => void }>

/** The act that books: paying at a provider's, or confirming. */
export function useCheckout({ order, retainer, onWaiting }: Terms) {
  const { base, note, say } = useBooking()
  const [error, setError] = useState<ApiError | null>(null)
  const onPaid = useBooked()
  const confirm = useConfirm()
  const start = useStarting({ order, onPaid, onWaiting, say })
  const refuse = useRefusal(order, setError)
  const act = async (method?: PaymentMethod) => {
    if (retainer && isProvider(method)) await start({ invoiceId: retainer.id, method, entry: base })
    else onPaid(await confirm(order, method))
  }
  const submit = async (method?: PaymentMethod) => {
    setError(null)
    note({ isPaying: true })
    try {
      await act(method).catch(refuse)
    } finally {
      note({ isPaying: false })
    }
  }
  return { submit, error }
}
