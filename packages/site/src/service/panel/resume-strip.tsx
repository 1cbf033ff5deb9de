import { MINUTE, SECOND, type Session } from '@bellows/domain'
import { Button, Text } from '@bellows/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { sayOnNextPage } from '../../booking/flow/announcer.tsx'
import { useBooking, useTerms } from '../../booking/flow/booking-context.tsx'
import { isKeptByLink } from '../../booking/flow/home.ts'
import { useResume, useStartOver } from '../../booking/flow/use-moves.ts'
import { useSession } from '../../booking/flow/use-session.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import * as css from './booking-card.css.ts'

type ResumeStripProps = Readonly<{
  /** It stands in a picker’s form, whose Enter goes on, too. */
  isInForm?: boolean
}>

/** The visitor holds a time already: go on, or begin anew. */
export function ResumeStrip({ isInForm = false }: ResumeStripProps) {
  const resume = useResume()
  const startOver = useTold(useStartOver())
  return (
    <div className={css.strip}>
      <Held />
      <Button
        isInBar
        className={css.grows}
        data-resume=""
        {...(isInForm ? { type: 'submit' } : { onClick: resume })}
      >
        <Trans>Continue booking</Trans>
      </Button>
      <Button variant="text" isInBar onClick={startOver}>
        <Trans>Start over</Trans>
      </Button>
    </div>
  )
}

/** The strip goes with what it told of, so that only words can say that the press was heard. */
function useTold(startOver: () => void): () => void {
  const { base, record, say } = useBooking()
  const { kept } = useTerms().entry
  const { t } = useLingui()
  const slot = record?.slot
  return () => {
    // The time of a link of one's own stays one's own.
    const isOwnStill = !slot || slot.id === kept?.slotId || isKeptByLink(base, record)
    const words = isOwnStill ? t`You’re starting over.` : t`You gave this time back.`
    // The page of one time leads to that of all.
    if (base.prefix === 'slots') sayOnNextPage(words)
    else say(words)
    startOver()
  }
}

const minutesLeft = (session: Session): number | null =>
  session.kind === 'held' ? Math.ceil((session.secondsLeft * SECOND) / MINUTE) : null

function Held() {
  const { record } = useBooking()
  const { weekdayOf, time } = useFormats()
  const left = useSession(minutesLeft)
  const start = record?.slot?.startTime
  if (!start)
    return (
      <Text tone="heading" className={css.held}>
        <Trans>You began booking this service.</Trans>
      </Text>
    )
  const [day, clock] = [weekdayOf(start), time(start)]
  if (!left)
    return (
      <Text tone="heading" className={css.held}>
        <Trans>
          You’re holding {day}, {clock}.
        </Trans>
      </Text>
    )
  return (
    <Text tone="heading" className={css.held}>
      <Trans>
        You’re holding {day}, {clock}: <Plural value={left} one="# minute left" other="# minutes left" />.
      </Trans>
    </Text>
  )
}
