import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
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

export const TimeGone = () => (
  <>
    <Text tone="heading" role="alert">
      <Trans>That time is no longer free. Please choose another.</Trans>
    </Text>
    <OtherTimes />
  </>
)

type LostProps = Readonly<{ place?: RefObject<HTMLElement | null>; children: ReactNode }>

/** Stands where the change stood whose time was just taken. */
const Lost = ({ place, children }: LostProps) => (
  <aside ref={place} tabIndex={-1} className={css.aside} data-surface="secondary">
    {children}
  </aside>
)

/** A press was refused: what it came to has the focus. */
export function RefusedDate() {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Lost place={place}>
      <TimeGone />
    </Lost>
  )
}

/** Nobody has pressed anything: the focus stays where it is, and the page says it. */
export function FallenDate(fallen: FallenTime) {
  const words = useFallenWords()(fallen)
  return (
    <Lost>
      <Text tone="heading">{words}</Text>
      <OtherTimes />
    </Lost>
  )
}
