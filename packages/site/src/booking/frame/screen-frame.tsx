import { Heading } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { useWorld } from '../world/booking-world.tsx'
import { FrameFoot } from './frame-foot.tsx'
import { NoScript } from './no-script.tsx'
import * as css from './screen-frame.css.ts'

type ScreenFrameProps = Readonly<{
  bar: ReactNode
  /** Under the bar: where the visitor is. */
  way: ReactNode
  /** Above the heading: what the visitor must know first. */
  notices?: ReactNode
  heading: string
  /** What a browser without JavaScript can be told of. */
  plain?: ReactNode
  /** Booked, or back from paying: a browser without JavaScript is not told of booking. */
  isPastBooking?: boolean
  summary: ReactNode
  dialogs?: ReactNode
  children: ReactNode
}>

/** What stands around every screen of a booking, before and after it stands. */
export function ScreenFrame({ bar, way, notices, heading, children, ...rest }: ScreenFrameProps) {
  const { plain, isPastBooking = false, summary, dialogs } = rest
  return (
    <div className={css.page} data-scheme="light_1">
      <a href="#form" className={css.skip}>
        <Trans>Skip to the form</Trans>
      </a>
      {bar}
      <main className={css.main}>
        <div className={css.steps}>{way}</div>
        <div className={css.column}>
          {notices}
          <ScreenHeading text={heading} />
          <NoScript isPastBooking={isPastBooking}>{plain}</NoScript>
          <div id="form" tabIndex={-1} data-needs-script="">
            {children}
          </div>
        </div>
        {summary}
      </main>
      <div className={css.end}>
        <FrameFoot />
      </div>
      {dialogs}
    </div>
  )
}

/** Takes the focus when the screen changes, the page's top with it. */
function ScreenHeading({ text }: Readonly<{ text: string }>) {
  const ref = useRef<HTMLHeadingElement>(null)
  const { isFirstPage } = useWorld()
  const shown = useRef<string | null>(isFirstPage() ? text : null)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    scrollTo({ top: 0, behavior: 'instant' })
    ref.current?.focus({ preventScroll: true })
  }, [text])
  return (
    <Heading ref={ref} level="h1" size="h2" tabIndex={-1} className={css.heading}>
      {text}
    </Heading>
  )
}
