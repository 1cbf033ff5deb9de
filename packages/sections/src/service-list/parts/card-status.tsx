import { serviceState, type ServiceState, type ServiceSummary } from '@bellows/domain'
import { StatusLabel } from '@bellows/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

const texts = {
  waitlist: msg`Open for waitlist`,
  beingBooked: msg`Being booked`,
  paused: msg`Not taking bookings right now`,
  soldOut: msg`Fully booked`,
}
const isTold = (state: ServiceState): state is keyof typeof texts => state in texts

/** What stands in the way of booking a service at once; nothing when it is open. */
export function CardStatus({ service }: { service: ServiceSummary }) {
  const { i18n } = useLingui()
  const state = serviceState(service)
  if (!isTold(state)) return null
  return <StatusLabel tone={state === 'waitlist' ? 'notice' : 'quiet'}>{i18n._(texts[state])}</StatusLabel>
}
