import type { Step } from '@bellows/domain'
import { Heading } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { BookingDialogs } from '../dialogs/booking-dialogs.tsx'
import type { ContractPlace } from '../flow/contract-place.ts'
import { stepHeading } from '../flow/step-texts.ts'
import { useWorld } from '../world/booking-world.tsx'
import * as css from './booking-frame.css.ts'
import { FrameBar } from './frame-bar.tsx'
import { FrameFoot } from './frame-foot.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { NoScript } from './no-script.tsx'
import { Notices } from './notices.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { BookingStepper } from './booking-stepper.tsx'
import { SummaryPanel } from './summary-panel.tsx'

type BookingFrameProps = Readonly<{
  step: Step
  /** Which of several contracts is shown. */
  place?: ContractPlace | null
  serviceName: string
  children: ReactNode
}>

/** What stands around every step: bar, stepper, heading, summary and foot. */
export function BookingFrame({ step, place = null, serviceName, children }: BookingFrameProps) {
  return (
    <div className={css.page} data-scheme="light_1">
      <a href="#form" className={css.skip}>
        <Trans>Skip to the form</Trans>
      </a>
      <FrameBar hasBack timer={<HoldTimer />} />
      <OfflineStrip />
      <main className={css.main}>
        <div className={css.steps}>
          <BookingStepper step={step} />
        </div>
        <div className={css.column}>
          <Notices />
          <StepHeading step={step} place={place} />
          <NoScript>
            <p className={css.service}>{serviceName}</p>
          </NoScript>
          <div id="form" tabIndex={-1} data-needs-script="">
            {children}
          </div>
        </div>
        <SummaryPanel />
      </main>
      <div className={css.end}>
        <FrameFoot />
      </div>
      <BookingDialogs step={step} />
    </div>
  )
}

type StepHeadingProps = Required<Pick<BookingFrameProps, 'step' | 'place'>>

/** Takes the focus when the step changes, the page's top with it. */
function StepHeading({ step, place }: StepHeadingProps) {
  const { i18n } = useLingui()
  const text = stepHeading(i18n, step, place)
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
