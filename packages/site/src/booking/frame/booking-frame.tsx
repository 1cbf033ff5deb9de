import type { Step } from '@bellows/domain'
import { loadPatiently } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, type ReactNode } from 'react'
import { BookingDialogs } from '../dialogs/booking-dialogs.tsx'
import type { ContractPlace } from '../flow/contract-place.ts'
import { stepHeading } from '../flow/step-texts.ts'
import { useBackElsewhere } from '../flow/use-back-elsewhere.ts'
import { BookingStepper } from './booking-stepper.tsx'
import { FrameBar } from './frame-bar.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { Notices } from './notices.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import * as css from './screen-frame.css.ts'
import { Waiting } from './step-gate.tsx'
import { SummaryPanel } from './summary-panel.tsx'

/** Only who comes back from paying in another browser needs it. */
const BackElsewhere = lazy(async () => ({
  default: (await loadPatiently(() => import('../paying/back-elsewhere.tsx'))).BackElsewhere,
}))

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
  const { arrival, isUnknown } = useBackElsewhere(step)
  const screen = {
    heading: stepHeading(i18n, step, place),
    plain: <p className={css.service}>{serviceName}</p>,
    isPastBooking: arrival !== undefined,
  }
  // What else stands around a step is of the booking that this browser keeps, which is not the one that was paid.
  if (arrival && isUnknown)
    return (
      <ScreenFrame {...screen} bar={<FrameBar hasBack />} way={null} summary={null}>
        <Suspense fallback={<Waiting />}>
          <BackElsewhere arrival={arrival} />
        </Suspense>
      </ScreenFrame>
    )
  return (
    <ScreenFrame
      {...screen}
      bar={<FrameBar hasBack timer={<HoldTimer />} />}
      way={<BookingStepper step={step} />}
      notices={<Notices />}
      summary={<SummaryPanel />}
      dialogs={<BookingDialogs step={step} />}
    >
      {children}
    </ScreenFrame>
  )
}
