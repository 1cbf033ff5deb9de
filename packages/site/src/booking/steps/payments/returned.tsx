import { settleInvoices, type ApiError } from '@bellows/api'
import type { Order } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { CallFailure } from '../../frame/call-failure.tsx'
import type { Arrival } from '../../flow/arrival-in.ts'
import { Checking } from '../../paying/checking.tsx'
import type { Told } from '../../paying/told-note.tsx'
import type { Seen } from '../../paying/use-looking.ts'
import { useCall } from '../../world/booking-world.tsx'
import { useAnswers } from '../../queries.ts'
import { useBooked } from './use-booked.ts'

type ReturnedProps = Readonly<{
  orderId: string
  arrival: Arrival
  /** Ends with the order, or with why nothing was paid. */
  onKnown: (told: Told | null) => void
}>

/** The way back from a provider's page: nothing is believed to the address, the server asks the provider. */
export function Returned({ orderId, arrival, onKnown }: ReturnedProps) {
  const { record, note, say, hold } = useBooking()
  const { t } = useLingui()
  const call = useCall()
  const onBooked = useBooked()
  const { refreshOrder } = useAnswers()
  const refresh = () => void refreshOrder(orderId)
  const [error, setError] = useState<ApiError | null>(null)
  useEffect(() => {
    note({ isPaying: true })
    return () => note({ isPaying: false })
  }, [note])
  const received = (order: Order) => {
    say(t`Payment received`)
    // Where another booking is kept its step must not be shown before the page is left.
    if (record?.orderId === orderId || order.status !== 'BOOKED') onKnown(null)
    onBooked(order)
  }
  const onSeen = (seen: Seen) => {
    if (seen.kind === 'failed') return setError(seen.error)
    if (seen.kind === 'settled') return received(seen.order)
    const isDeclined = seen.kind === 'declined'
    hold.reload()
    refresh()
    return onKnown(isDeclined ? 'declined' : 'cancelled')
  }
  if (error) return <CallFailure error={error} retry={() => onKnown(null)} />
  return (
    <Checking
      say={say}
      look={() => call(settleInvoices, { orderId, isReturn: true })}
      isOnce={arrival === 'cancelled'}
      onSeen={onSeen}
      onAwaited={refresh}
      onBack={() => onKnown(null)}
    />
  )
}
