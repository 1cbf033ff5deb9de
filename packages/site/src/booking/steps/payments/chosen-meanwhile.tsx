import { useEffect } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useSettledOrder } from '../../flow/use-settled-order.ts'
import { CallFailure } from '../../frame/call-failure.tsx'
import { Waiting } from '../../frame/step-gate.tsx'

/**
 * Back from the provider's page, with a choice that was changed meanwhile: asked for the order of it, the server finds
 * out first whether the one before was paid, and answers that one if it was.
 */
export function ChosenMeanwhile() {
  const { note } = useBooking()
  const { error, retry } = useSettledOrder(true)
  useEffect(() => {
    note({ isPaying: true })
    return () => note({ isPaying: false })
  }, [note])
  return error ? <CallFailure error={error} retry={retry} /> : <Waiting retry={retry} />
}
