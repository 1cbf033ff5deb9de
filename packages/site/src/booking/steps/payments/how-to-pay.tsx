import { phoneHref } from '@bellows/domain'
import { Text, TextLink } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { MethodChoice, type MethodChoiceProps } from '../../paying/method-choice.tsx'
import { OutsideWords } from '../../paying/outside-words.tsx'
import type { WaysToPay } from '../../paying/ways-to-pay.ts'
import { useWorld } from '../../world/booking-world.tsx'

type HowToPayProps = Omit<MethodChoiceProps, 'methods' | 'outside'> &
  Readonly<{ ways: WaysToPay; instructions: string }>

/** The ways to pay, the studio's own in its own words. */
export function HowToPay({ ways, instructions, ...choice }: HowToPayProps) {
  if (ways.kind === 'none') return <NotHere />
  if (ways.kind === 'free')
    return (
      <Text>
        <Trans>Nothing is due today.</Trans>
      </Text>
    )
  const outside = <OutsideWords instructions={instructions} />
  if (ways.kind === 'offline') return outside
  return <MethodChoice methods={ways.methods} outside={outside} {...choice} />
}

function NotHere() {
  return (
    <Text>
      <Elsewhere />
    </Text>
  )
}

/** A studio may be reached in one way alone. */
function Elsewhere() {
  const { phone, email } = useWorld().business
  const call = <TextLink href={phoneHref(phone)}>{phone}</TextLink>
  const write = <TextLink href={`mailto:${email}`}>{email}</TextLink>
  if (phone && email)
    return (
      <Trans>
        This page can’t take payments at the moment. Call {call} or write to {write} before your time runs
        out, and we book it for you.
      </Trans>
    )
  if (phone)
    return (
      <Trans>
        This page can’t take payments at the moment. Call {call} before your time runs out, and we book it for
        you.
      </Trans>
    )
  return (
    <Trans>
      This page can’t take payments at the moment. Write to {write} before your time runs out, and we book it
      for you.
    </Trans>
  )
}
