import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useFailure, useHoldCall } from '../../booking/flow/use-hold.ts'
import { useProceed } from '../../booking/flow/use-moves.ts'
import * as css from './booking-card.css.ts'

/** Books without choosing a time. */
export function BookWithoutTime() {
  const { service } = useBooking()
  const [isHolding, setHolding] = useState(false)
  const hold = useHoldCall()
  const fail = useFailure()
  const proceed = useProceed()
  const begin = async () => {
    setHolding(true)
    const held = await hold({ id: service.id }).catch((cause: unknown) => fail(cause))
    setHolding(false)
    if (held) proceed()
  }
  return (
    <div className={css.words}>
      <Text>
        <Trans>You don't choose a time now. We agree on the date with you.</Trans>
      </Text>
      <Button className={css.wide} isBusy={isHolding} onClick={() => void begin()}>
        <Trans>Book now</Trans>
      </Button>
    </div>
  )
}
