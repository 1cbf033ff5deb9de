import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useHolding } from '../../booking/flow/use-hold.ts'
import { useProceed } from '../../booking/flow/use-moves.ts'
import * as css from './booking-card.css.ts'

/** Books without choosing a time. */
export function BookWithoutTime() {
  const { service } = useBooking()
  const proceed = useProceed()
  const { hold, isHolding } = useHolding(() => proceed())
  return (
    <div className={css.words}>
      <Text>
        <Trans>You don’t choose a time now. We agree on the date with you.</Trans>
      </Text>
      <Button className={css.wide} isBusy={isHolding} onClick={() => void hold({ id: service.id })}>
        <Trans>Book now</Trans>
      </Button>
    </div>
  )
}
