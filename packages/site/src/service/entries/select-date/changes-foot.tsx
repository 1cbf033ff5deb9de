import { media } from '@bellows/tokens'
import { bottomBar, Button, Text, useMediaQuery } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { OwnTime } from '../../../booking/texts/own-time.tsx'
import { useFormats } from '../../../booking/texts/use-formats.ts'
import * as css from './select-date.css.ts'
import { useDateChoice, type Moved, type NewTime } from './use-date-choice.ts'

/** Id of the heading over what changes. */
export const NEW_DATE = 'new-date'

function showChanges(): void {
  const heading = document.getElementById(NEW_DATE)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}

type ChangesFootProps = Readonly<{ moved: Moved; time: NewTime }>

/** Under the times, what changes may be far below: the foot leads there, as nobody takes a time without seeing it. */
export function ChangesFoot({ moved, time }: ChangesFootProps) {
  const isBeside = useMediaQuery(media.d)
  const { data } = useDateChoice(moved, time)
  const { amount } = useFormats()
  if (isBeside) return null
  const extra = data?.move && Number(data.move.extra) > 0 && amount(data.move.extra)
  return (
    <div ref={bottomBar} className={css.foot} data-changes-foot="">
      {data?.move && <OwnTime startTime={data.move.startTime} className={css.ownTime} />}
      {extra && (
        <Text variant="small" tone="heading">
          <Trans>+{extra} as a new payment</Trans>
        </Text>
      )}
      <Button className={css.wide} size="l" onClick={showChanges}>
        <Trans>See what changes</Trans>
      </Button>
    </div>
  )
}
