import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useHolding } from '../../booking/flow/use-hold.ts'
import { useProceed } from '../../booking/flow/use-moves.ts'
import { PreviewWord } from '../../booking/frame/preview-word.tsx'
import { useWorld } from '../../booking/world/booking-world.tsx'
import * as css from './booking-card.css.ts'

/** Books without choosing a time. */
export function BookWithoutTime() {
  const { service } = useBooking()
  const { isPreview } = useWorld()
  const proceed = useProceed()
  const { hold, isHolding } = useHolding(() => proceed())
  return (
    <div className={css.words}>
      <Text>
        <Trans>You don’t choose a time now. We agree on the date with you.</Trans>
      </Text>
      <Button
        className={css.wide}
        isBusy={isHolding}
        isDisabled={isPreview}
        onClick={() => void hold({ id: service.id })}
      >
        <Trans>Book now</Trans>
        <PreviewWord />
      </Button>
    </div>
  )
}
