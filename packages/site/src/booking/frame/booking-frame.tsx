import type { Step } from '@bellows/domain'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BookingDialogs } from '../dialogs/booking-dialogs.tsx'
import type { ContractPlace } from '../flow/contract-place.ts'
import { stepHeading } from '../flow/step-texts.ts'
import { BookingStepper } from './booking-stepper.tsx'
import { FrameBar } from './frame-bar.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { Notices } from './notices.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import * as css from './screen-frame.css.ts'
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
  const { i18n } = useLingui()
  return (
    <ScreenFrame
      bar={<FrameBar hasBack timer={<HoldTimer />} />}
      way={<BookingStepper step={step} />}
      notices={<Notices />}
      heading={stepHeading(i18n, step, place)}
      plain={<p className={css.service}>{serviceName}</p>}
      summary={<SummaryPanel />}
      dialogs={<BookingDialogs step={step} />}
    >
      {children}
    </ScreenFrame>
  )
}
