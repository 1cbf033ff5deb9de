import { media } from '@bellows/tokens'
import { bottomBar, Button, Text, useMediaQuery } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import * as css from './select-date.css.ts'
import { useFallenWords, type FallenTime } from './use-fallen-time.ts'

const FREE = '[aria-labelledby="select-date"] input[type="radio"]:not(:disabled)'

/** Leads to the first time that is free; where none stands there, to the day. */
function showTimes(): void {
  const time = document.querySelector<HTMLElement>(FREE) ?? document.getElementById('select-date')
  time?.focus({ preventScroll: true })
  const seen = time?.closest('label') ?? time
  seen?.scrollIntoView({ block: 'center' })
}

/** On a phone the times are above, out of sight. */
const OtherTimes = () => (
  <Button variant="text" onClick={showTimes}>
    <Trans>Choose another time</Trans>
  </Button>
)

const Gone = () => <Trans>That time is no longer free. Please choose another.</Trans>

export const TimeGone = () => (
  <>
    <Text tone="heading" role="alert">
      <Gone />
    </Text>
    <OtherTimes />
  </>
)

/** A press was refused: what it came to stands where the change stood, and has the focus, so that it is said once. */
export function RefusedDate() {
  const place = useRef<HTMLElement>(null)
  const words = useId()
  useEffect(() => place.current?.focus(), [])
  return (
    <aside ref={place} tabIndex={-1} className={css.aside} data-surface="secondary" aria-labelledby={words}>
      <Text tone="heading" id={words}>
        <Gone />
      </Text>
      <OtherTimes />
    </aside>
  )
}

/** Nobody has pressed anything: the focus stays where it is, and the page says it. */
export function FallenDate(fallen: FallenTime) {
  const isBeside = useMediaQuery(media.d)
  return (
    isBeside && (
      <aside className={css.aside} data-surface="secondary">
        <FallenWords {...fallen} />
      </aside>
    )
  )
}

/** Under the times, beside them is out of sight: the foot that led to what changes says why it leads there no more. */
export function FallenFoot(fallen: FallenTime) {
  const isBeside = useMediaQuery(media.d)
  if (isBeside) return null
  return (
    <div ref={bottomBar} className={css.foot}>
      <FallenWords {...fallen} />
    </div>
  )
}

function FallenWords(fallen: FallenTime) {
  const words = useFallenWords()(fallen)
  return (
    <>
      <Text tone="heading">{words}</Text>
      <OtherTimes />
    </>
  )
}
