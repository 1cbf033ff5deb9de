import { Heading } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { PICKER_ID } from '../../booking/flow/flow.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { DroppedRecord } from '../../booking/frame/dropped-record.tsx'
import { TimeGone } from '../../booking/frame/time-gone.tsx'
import { NoScript } from '../../booking/frame/no-script.tsx'
import { PlainTimes } from '../../booking/picker/plain-times.tsx'
import { daysOf } from '../../booking/picker/slot-view.ts'
import { BookedStrip } from './booked-strip.tsx'
import { BookWithoutTime } from './book-without-time.tsx'
import { usePartLevels } from './part-levels.ts'
import * as css from './booking-card.css.ts'
import { ClosedWay, Reason } from './closed-way.tsx'
import { JoinWaitlist } from '../waitlist/join-waitlist.tsx'
import { OneTime } from './one-time.tsx'
import { PriceBlock } from './price-block.tsx'
import { ResumeStrip } from './resume-strip.tsx'
import type { ServicePanelProps } from './service-panel.tsx'
import { TimesWay } from './times-way.tsx'
import { useIsMovable, useMayWaitBeside, useWay } from './use-way.ts'
import { offersBooking, type Way } from './way.ts'

export type BookingCardProps = Omit<ServicePanelProps, 'titleAbove'>

/** Price and the way to a time. */
export function BookingCard(props: BookingCardProps) {
  const way = useWay(props)
  const { own, price } = props
  const isMovable = useIsMovable(props) && !own
  const held = useHeldTime(way)
  if (own && way !== 'resume') return <OwnCard>{own}</OwnCard>
  return (
    <div className={css.card} data-way={hasBar(way, price) ? way : undefined} data-held={held}>
      {price || <PriceBlock isBookable={offersBooking(way)} />}
      <BookedStrip />
      <div className={css.way} data-booking-way="">
        <WayHeading way={way} isMovable={isMovable} />
        <DroppedRecord />
        <TimeGone />
        <div data-needs-script="">
          <WayBody way={way} isMovable={isMovable} {...props} />
          <Waitlist way={way} dates={props.dates} />
        </div>
        <NoScript>
          {offersBooking(way) ? <PlainTimes dates={props.dates.serviceDates} /> : <Reason way={way} />}
        </NoScript>
      </div>
    </div>
  )
}

/** The bar on phones says the price that is everybody's, where no time is held. */
const hasBar = (way: Way, price: ReactNode): boolean => !price || way === 'resume'

/** The time that can be gone on with, in words. */
function useHeldTime(way: Way): string | undefined {
  const { record } = useBooking()
  const { weekdayOf, time } = useFormats()
  const start = way === 'resume' && record?.slot?.startTime
  return start ? `${weekdayOf(start)}, ${time(start)}` : undefined
}

/** The card of whoever came by a link of their own. */
function OwnCard({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div className={css.card}>
      <DroppedRecord />
      <TimeGone />
      <div data-needs-script="">{children}</div>
      <NoScript />
    </div>
  )
}

const headings: Partial<Record<Way, ReactNode>> = {
  times: <Trans>Choose a time</Trans>,
  fullSession: <Trans>Choose a time</Trans>,
  waitlist: <Trans>Open for waitlist</Trans>,
}

type WayHeadingProps = Readonly<{ way: Way; isMovable: boolean }>

function WayHeading({ way, isMovable }: WayHeadingProps) {
  const heading = way === 'resume' ? isMovable && <Trans>Choose another time</Trans> : headings[way]
  const [level] = usePartLevels()
  if (!heading) return null
  return (
    <Heading level={level} size="h4" tabIndex={-1} id={PICKER_ID} data-picker-heading="">
      {heading}
    </Heading>
  )
}

/** Days `YYYY-MM-DD` that the service is given on. */
function useDays({ dates }: Pick<BookingCardProps, 'dates'>): string[] {
  const { zone } = useFormats()
  return daysOf(dates.serviceDates, zone)
}

type WaitlistProps = Pick<BookingCardProps, 'dates'> & Readonly<{ way: Way }>

/**
 * In place of times that are all booked, or below those that are all held, one of which may come back; who is joining
 * goes on as the one becomes the other.
 */
function Waitlist({ way, ...props }: WaitlistProps) {
  const days = useDays(props)
  const mayWait = useMayWaitBeside(props)
  const isBeside = mayWait && (way === 'times' || way === 'fullSession')
  if (way !== 'waitlist' && !isBeside) return null
  return (
    <div className={isBeside ? css.beside : css.words}>
      <JoinWaitlist days={days} variant={isBeside ? 'outline' : 'solid'}>
        {!isBeside && <Reason way={way} />}
      </JoinWaitlist>
    </div>
  )
}

function WayBody({ way, isMovable, ...props }: BookingCardProps & WayHeadingProps) {
  if (way === 'resume' && !isMovable) return <ResumeStrip />
  // What was chosen before the browser's record was read stays chosen after it.
  if (way === 'times' || way === 'fullSession' || way === 'resume')
    return <TimesWay loaded={props.dates} wantedDay={props.wantedDay ?? null} isHeld={way === 'resume'} />
  if (way === 'oneTime' && props.offer) return <OneTime offer={props.offer} />
  if (way === 'withoutTime') return <BookWithoutTime />
  return <ClosedWay way={way} inquiryHref={props.inquiryHref} />
}
