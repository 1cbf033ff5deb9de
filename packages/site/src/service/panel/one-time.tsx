import { isSlotOffered, type Slot } from '@bellows/domain'
import { Button, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { indexPath } from '../../booking/flow/flow.ts'
import { useHolding } from '../../booking/flow/use-hold.ts'
import { useProceed } from '../../booking/flow/use-moves.ts'
import { PremiumDialog } from '../../booking/picker/premium-dialog.tsx'
import { cellState } from '../../booking/picker/slot-view.ts'
import { OwnTime } from '../../booking/texts/own-time.tsx'
import { useDuration } from '../../booking/texts/use-duration.ts'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { useAt } from '../../booking/world/use-at.ts'
import * as css from './booking-card.css.ts'

type OneTimeProps = Readonly<{ offer: Slot }>

/** The time that a link leads to, with what can be done about it. */
export function OneTime({ offer }: OneTimeProps) {
  const { record } = useBooking()
  const mayBeOffered = useMayBeOffered(offer)
  if (record?.status === 'BOOKED' && record.slot?.id === offer.id)
    return <Others label={<Trans>See the times</Trans>} />
  return mayBeOffered ? <Offered offer={offer} /> : <NotOffered offer={offer} />
}

/** Nobody may take it: it is a break or out of use, is over, or begins too soon. */
function useMayBeOffered(offer: Slot): boolean {
  const { minimumNotice } = useWorld().business.bookingAvailability
  const free: Slot = { ...offer, status: 'AVAILABLE' }
  return useAt((now) => isSlotOffered(free, now, minimumNotice))
}

/** The others stand on the service’s own page. */
function Others({ label }: Readonly<{ label: ReactNode }>) {
  const { slug } = useBooking().service
  return (
    <Button className={css.wide} href={indexPath({ prefix: 'services', id: slug })}>
      {label}
    </Button>
  )
}

function NotOffered({ offer }: OneTimeProps) {
  const { moment } = useFormats()
  return (
    <div className={css.words}>
      <Text tone="heading">{moment(offer.startTime)}</Text>
      <NoLongerFree />
      <Others label={<Trans>Choose another time</Trans>} />
    </div>
  )
}

const NoLongerFree = () => (
  <Text>
    <Trans>That time is no longer free. Please choose another.</Trans>
  </Text>
)

/** The time, and the button that holds it. */
function Offered({ offer }: OneTimeProps) {
  const { moment } = useFormats()
  const duration = useDuration()
  const { press, premium, isHolding } = useHoldOffer(offer)
  const { isTaken, isGone, choose } = useTaken(offer)
  return (
    <div className={css.words}>
      <Text tone="heading">
        {moment(offer.startTime)}, {duration(offer.duration)}
      </Text>
      <OwnTime startTime={offer.startTime} />
      {isTaken ? (
        <>
          {isGone && <NoLongerFree />}
          <Button className={css.wide} onClick={choose}>
            <Trans>Choose another time</Trans>
          </Button>
        </>
      ) : (
        <Button className={css.wide} isBusy={isHolding && !premium} onClick={press}>
          <Trans>Hold this time</Trans>
        </Button>
      )}
      {premium && <PremiumDialog {...premium} isBusy={isHolding} />}
    </div>
  )
}

/** A time that is gone says so at once, with the others to choose from. */
function useTaken(offer: Slot) {
  const { record, isDropped, note } = useBooking()
  const state = useAt((now) => cellState(offer, now))
  const isTaken = state !== 'available'
  // Whose a time is that may have been held here is not known once that cannot be read.
  const isOthers = record !== undefined && record?.slot?.id !== offer.id && !isDropped
  useEffect(() => {
    if (isOthers && isTaken) note({ trouble: { kind: 'taken', startTime: offer.startTime } })
  }, [isOthers, isTaken, offer, note])
  // Until the record is read, what is being booked may be the visitor's own.
  const isGone = isTaken && (isOthers || state !== 'booking')
  return { isTaken, isGone, choose: () => note({ trouble: { kind: 'taken', startTime: offer.startTime } }) }
}

/** The press that holds the one time of a link, its fee agreed to before. */
export function useHoldOffer(offer: Slot) {
  const proceed = useProceed()
  const { hold: take, isHolding } = useHolding(() => proceed())
  const [isAgreeing, setAgreeing] = useState(false)
  const hold = async (isPremiumAccepted: boolean) => {
    await take({ id: offer.id, isPremiumAccepted }, offer.startTime)
    setAgreeing(false)
  }
  const press = () => (offer.premiumFee ? setAgreeing(true) : void hold(false))
  const fee = isAgreeing && offer.premiumFee
  return {
    press,
    isHolding,
    premium: fee
      ? { slot: offer, fee, onAccept: () => void hold(true), onClose: () => setAgreeing(false) }
      : null,
  }
}
