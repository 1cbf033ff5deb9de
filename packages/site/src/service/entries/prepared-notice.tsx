import { orderLength, priceNews, type PendingOrder, type Slot } from '@bellows/domain'
import { Button, Dotted, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useBooking, useTerms } from '../../booking/flow/booking-context.tsx'
import { isLinkedTo, PICKER_ID } from '../../booking/flow/flow.ts'
import { useHolding } from '../../booking/flow/use-hold.ts'
import { useProceed, useResume } from '../../booking/flow/use-moves.ts'
import { useSession } from '../../booking/flow/use-session.ts'
import type { HeldBooking } from '../../booking/queries.ts'
import { OwnTime } from '../../booking/texts/own-time.tsx'
import { useDuration } from '../../booking/texts/use-duration.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { EntryNotice } from './entry-notice.tsx'

/** What the owner prepared: when, what, for how much, and the way on. */
export function PreparedNotice({ pending }: Readonly<{ pending: PendingOrder }>) {
  const businessName = <>{useWorld().business.businessName}</>
  const { order, startTime } = pending
  const { moment, amount } = useFormats(order.quote.currency)
  const duration = useDuration()
  const { press, isHolding } = useContinue(pending)
  const total = amount(order.quote.total)
  const minutes = orderLength(order)
  const what =
    order.package && [order.package.name, minutes > 0 && duration(minutes)].filter(Boolean).join(', ')
  return (
    <EntryNotice
      title={<Trans>{businessName} prepared this booking for you</Trans>}
      action={
        <Button size="l" isBusy={isHolding} onClick={press}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      {startTime && (
        <>
          <Text tone="heading">{moment(startTime)}</Text>
          <OwnTime startTime={startTime} />
        </>
      )}
      <Text>
        <Dotted>
          {what}
          <span>
            <Trans>Total {total}</Trans>
          </span>
        </Dotted>
      </Text>
    </EntryNotice>
  )
}

/** Leads to the times, where one has still to be chosen. */
function showTimes(): void {
  const heading = document.getElementById(PICKER_ID)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

type Hold = ReturnType<typeof useHolding>['hold']

/** What the press holds: the kept time, the start that the owner thought of, the one that is held, or a booking without time. */
function holdPrepared(
  { slotId, startTime }: PendingOrder,
  { id, options, isMiniSession }: PreparedService,
  { hold, held }: Readonly<{ hold: Hold; held: Slot | null }>,
) {
  if (slotId) return hold({ id: slotId, isPremiumAccepted: true }, startTime ?? undefined)
  if (options.isBookingWithoutTime) return hold({ id })
  if (held && (!startTime || held.startTime === startTime)) return hold({ id: held.id }, held.startTime)
  if (startTime && !isMiniSession) return hold({ id, startTime }, startTime)
  return showTimes()
}

type PreparedService = ReturnType<typeof useBooking>['service']

function useContinue(pending: PendingOrder) {
  const { base, service, record, note } = useBooking()
  const { entry } = useTerms()
  const proceed = useProceed()
  const resume = useResume()
  const { clock } = useWorld()
  const isHeld = useSession(({ kind }) => kind) === 'held'
  const onHeld = (_slot: Slot | null, held: HeldBooking) => {
    if (isIt) resume()
    else proceed()
    const before = { ...held, quote: pending.order.quote }
    const news = priceNews(held, { before, shown: service, now: clock.now() })
    if (news && news.change !== 'same')
      note({ notice: { kind: 'price', change: news.change, chosen: news.chosen } })
  }
  const { hold, isHolding } = useHolding(onHeld)
  const held = (isHeld && record?.slot) || null
  // Any other time that is held knows nothing of what was agreed yet.
  const isIt = isHeld && record ? isLinkedTo(base, entry, record) : false
  // What was agreed is told with the hold once more until the order stands on it.
  const isOrdered = isIt && record?.orderId === pending.order.id
  return {
    isHolding,
    press: () => (isOrdered ? resume() : void holdPrepared(pending, service, { hold, held })),
  }
}
