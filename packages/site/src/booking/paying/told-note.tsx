import { ErrorNote, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import * as css from './paying.css.ts'

/** What became of a payment that was not made. */
export type Told = 'declined' | 'cancelled'

type ToldNoteProps = Readonly<{
  told: Told
  /** A time is held for who pays. */
  isHeld?: boolean
  /** Something else of the booking is paid, so that not nothing was charged. */
  isPartPaid?: boolean
}>

/** Why the visitor is back without having paid; it takes the focus, and so is said once. */
export function ToldNote({ told, isHeld = false, isPartPaid = false }: ToldNoteProps) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-labelledby={id} className={css.told}>
      {told === 'declined' ? (
        <ErrorNote id={id}>
          <Declined isHeld={isHeld} isPartPaid={isPartPaid} />
        </ErrorNote>
      ) : (
        <Text id={id}>
          {isPartPaid ? (
            <Trans>Payment cancelled. It was not charged.</Trans>
          ) : (
            <Trans>Payment cancelled. Nothing was charged.</Trans>
          )}
        </Text>
      )}
    </div>
  )
}

type DeclinedProps = Readonly<Record<'isHeld' | 'isPartPaid', boolean>>

function Declined({ isHeld, isPartPaid }: DeclinedProps) {
  if (isPartPaid)
    return (
      <Trans>Your bank declined the card. This payment was not charged. Try another card or method.</Trans>
    )
  return isHeld ? (
    <Trans>
      Your bank declined the card. Nothing was charged. Try another card or method. Your time stays held for
      at least 5 minutes.
    </Trans>
  ) : (
    <Trans>Your bank declined the card. Nothing was charged. Try another card or method.</Trans>
  )
}
