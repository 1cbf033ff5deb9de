import { isInProgress, type BookingRecord, type PendingOrder, type Service } from '@bellows/domain'
import { Skeleton } from '@bellows/ui'
import { useEffect } from 'react'
import { useBooking, type EntryAnswer } from '../../booking/flow/booking-context.tsx'
import { CallFailure } from '../../booking/frame/call-failure.tsx'
import { Waiting } from '../../booking/frame/step-gate.tsx'
import { isSameBase } from '../../booking/flow/home.ts'
import { useGiveUp } from '../../booking/flow/use-moves.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { ServicePanel, type ServicePanelProps } from '../panel/service-panel.tsx'
import { AgreedPrice } from './agreed-price.tsx'
import { ClosedOffer, ServiceLink } from './closed-offer.tsx'
import { EntryBooking } from './entry-booking.tsx'
import { PreparedNotice } from './prepared-notice.tsx'
import { usePendingEntry } from './use-entry.ts'

type PendingPanelProps = ServicePanelProps & Readonly<{ orderId: string; service: Service }>

/** What the owner prepared for the client. */
export function PendingPanel({ orderId, service, ...panel }: PendingPanelProps) {
  const { pending, answer } = usePendingEntry(orderId)
  useBooked(pending, answer.entry?.leadsTo ?? null)
  return (
    <EntryBooking prefix="pending" id={orderId} service={service} entry={answer}>
      <Prepared {...panel} pending={pending} answer={answer} />
    </EntryBooking>
  )
}

type PreparedProps = ServicePanelProps & Readonly<{ pending: PendingOrder | undefined; answer: EntryAnswer }>

function Prepared({ pending, answer, ...panel }: PreparedProps) {
  const { isTimeGone } = useBooking()
  useWithdrawn(pending)
  const parts = pending
    ? panelOf(pending, isTimeGone)
    : { notice: <Asked answer={answer} />, own: <Waiting />, price: <Waiting lines={2} /> }
  return <ServicePanel {...panel} {...parts} />
}

/** The notice's place, while what it says is on its way. */
function Asked({ answer: { error, reload } }: Readonly<{ answer: EntryAnswer }>) {
  if (error) return <CallFailure error={error} retry={reload} />
  return (
    <div aria-busy="true">
      <Skeleton lines={4} />
    </div>
  )
}

/** What stands above the panel, and in place of the way to a time where none is to be chosen. */
function panelOf(pending: PendingOrder, isTimeGone: boolean) {
  const { state, order, slotId, startTime, settled } = pending
  const hasTime = slotId !== null || (startTime !== null && !order.service.isMiniSession)
  if (state === 'closed') return { notice: <ClosedOffer />, own: <ServiceLink /> }
  const notice = <PreparedNotice pending={pending} />
  const isPriced = settled.includes('select-package') && order.quote.lines.length > 0
  const price = isPriced && <AgreedPrice order={order} />
  return hasTime && !isTimeGone ? { notice, own: <AgreedPrice order={order} />, price } : { notice, price }
}

/** A time of the visitor's own at the start that was thought of is none of it. */
function isBegun(record: BookingRecord, { order: { id } }: PendingOrder): boolean {
  const { orderId, link } = record
  const isByLink = link !== null && isSameBase(link, { prefix: 'pending', id })
  return isInProgress(record) && (orderId === id || isByLink)
}

/** What was begun of an order that was withdrawn is given up, so that the service's own page does not go on with it. */
function useWithdrawn(pending: PendingOrder | undefined): void {
  const { record } = useBooking()
  const giveUp = useGiveUp()
  const isOver = pending?.state === 'closed' && record != null && isBegun(record, pending)
  useEffect(() => {
    if (isOver) giveUp()
  }, [isOver, giveUp])
}

function useBooked(pending: PendingOrder | undefined, path: string | null): void {
  const { go } = useWorld()
  const isBooked = pending?.state === 'booked'
  useEffect(() => {
    if (isBooked && path !== null) go(path, { replace: true })
  }, [isBooked, path, go])
}
