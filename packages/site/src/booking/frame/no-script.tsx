import { phoneHref } from '@bellows/domain'
import { TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWorld } from '../world/booking-world.tsx'
import * as css from './no-script.css.ts'

type NoScriptProps = Readonly<{
  /** Whoever has booked, or is back from paying, comes for something else than a booking. */
  isPastBooking?: boolean
  children?: ReactNode
}>

/** What stands in place of everything that needs JavaScript. */
export function NoScript({ isPastBooking = false, children }: NoScriptProps) {
  return (
    <noscript>
      {children}
      <div className={css.panel} data-surface="secondary">
        <p>{isPastBooking ? <Help /> : <Words />}</p>
      </div>
    </noscript>
  )
}

function useContact() {
  const { phone, email } = useWorld().business
  const call = <TextLink href={phoneHref(phone)}>{phone}</TextLink>
  const write = <TextLink href={`mailto:${email}`}>{email}</TextLink>
  return { phone, email, call, write }
}

function Words() {
  const { phone, email, call, write } = useContact()
  if (phone && email)
    return (
      <Trans>
        Booking online needs JavaScript. Call {call} or write to {write} and we book it for you.
      </Trans>
    )
  if (phone) return <Trans>Booking online needs JavaScript. Call {call} and we book it for you.</Trans>
  return <Trans>Booking online needs JavaScript. Write to {write} and we book it for you.</Trans>
}

function Help() {
  const { phone, email, call, write } = useContact()
  if (phone && email)
    return (
      <Trans>
        This page needs JavaScript. Call {call} or write to {write} and we help you with your booking.
      </Trans>
    )
  if (phone) return <Trans>This page needs JavaScript. Call {call} and we help you with your booking.</Trans>
  return <Trans>This page needs JavaScript. Write to {write} and we help you with your booking.</Trans>
}
