import { TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWorld } from '../world/booking-world.tsx'
import { telHref } from './frame-foot.tsx'
import * as css from './no-script.css.ts'

/** What stands in place of everything that needs JavaScript. */
export function NoScript({ children }: Readonly<{ children?: ReactNode }>) {
  return (
    <noscript>
      {children}
      <div className={css.panel} data-surface="secondary">
        <p>
          <Words />
        </p>
      </div>
    </noscript>
  )
}

function Words() {
  const { phone, email } = useWorld().business
  const call = <TextLink href={telHref(phone)}>{phone}</TextLink>
  const write = <TextLink href={`mailto:${email}`}>{email}</TextLink>
  if (phone && email)
    return (
      <Trans>
        Booking online needs JavaScript. Call {call} or write to {write} and we book it for you.
      </Trans>
    )
  if (phone) return <Trans>Booking online needs JavaScript. Call {call} and we book it for you.</Trans>
  return <Trans>Booking online needs JavaScript. Write to {write} and we book it for you.</Trans>
}
