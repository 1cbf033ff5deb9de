import { Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { telHref } from '../../frame/frame-foot.tsx'
import { useWorld } from '../../world/booking-world.tsx'
import * as css from './payments.css.ts'
import type { WayToPay } from './ways-to-pay.ts'

type HowToPayProps = Readonly<{ way: WayToPay; instructions: string }>

/** The way to pay, in the studio's own words. */
export function HowToPay({ way, instructions }: HowToPayProps) {
  if (way.kind === 'none') return <NotHere />
  if (way.kind === 'free')
    return (
      <Text>
        <Trans>Nothing is due today.</Trans>
      </Text>
    )
  return (
    <>
      {way.kind === 'outside' && (
        <Text tone="heading">
          <Trans>Pay the studio directly</Trans>
        </Text>
      )}
      <Text className={css.instructions}>
        {instructions ? (
          <Trans>Nothing is charged now. How to pay: {instructions}</Trans>
        ) : (
          <Trans>Nothing is charged now. The studio tells you how to pay.</Trans>
        )}
      </Text>
    </>
  )
}

function NotHere() {
  const { phone, email } = useWorld().business
  const call = <TextLink href={telHref(phone)}>{phone}</TextLink>
  const write = <TextLink href={`mailto:${email}`}>{email}</TextLink>
  return (
    <Text>
      <Trans>
        This page can’t take card payments yet. Call {call} or write to {write} before your time runs out, and
        we book it for you.
      </Trans>
    </Text>
  )
}
