import { ApiError, joinWaitlist } from '@bellows/api'
import { useFieldMessage } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type RefObject } from 'react'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useAnswers } from '../../booking/queries.ts'
import { useCall } from '../../booking/world/booking-world.tsx'
import { namedDays, type WaitlistForm } from './waitlist-form.ts'

type Refused = Readonly<{ title: ReactNode; message: ReactNode }>

type Terms = Readonly<{
  bait: RefObject<HTMLInputElement | null>
  /** Those to choose from. */
  days: readonly string[]
  onJoined: (email: string) => void
}>

/** Sends the form; what came of it stands in its place. */
export function useJoining({ bait, days, onJoined }: Terms) {
  const { service } = useBooking()
  const { t } = useLingui()
  const told = useFieldMessage()
  const { refreshDates } = useAnswers()
  const call = useCall()
  const [opened] = useState(() => performance.now())
  const [joined, setJoined] = useState<string | null>(null)
  const [isFreeAgain, setFreeAgain] = useState(false)
  const send = (values: WaitlistForm) => {
    const { fullName, email, phone, note } = values
    return call(joinWaitlist, {
      serviceId: service.id,
      customer: { fullName: fullName.trim(), email: email.trim(), phone: phone.trim() },
      preferredDays: namedDays(values, days),
      note: note.trim(),
      website: bait.current?.value ?? '',
      filledIn: Math.round(performance.now() - opened),
    })
  }
  const join = async (values: WaitlistForm): Promise<Refused | void> => {
    try {
      await send(values)
      const email = values.email.trim()
      onJoined(email)
      setJoined(email)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.error !== 'times_free') return { title: t`Error`, message: told(cause.message) }
      setFreeAgain(true)
    }
  }
  const seeTimes = () => {
    // Others may be faster.
    setFreeAgain(false)
    void refreshDates(service.slug)
  }
  return { joined, isFreeAgain, join, seeTimes }
}
