import { countdown, discountPlacesLeft, percentText, servicePrice, type Discount } from '@bellows/domain'
import { Countdown, Price, Text } from '@bellows/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { useAt } from '../../booking/world/use-at.ts'
import * as css from './price-block.css.ts'

/** The price to start from, what takes something off it, and what tax adds. */
export function PriceBlock({ isBookable }: Readonly<{ isBookable: boolean }>) {
  const { service } = useBooking()
  const { business } = useWorld()
  const { minor } = useFormats()
  const price = useAt((now) => servicePrice(service, business.paymentSetup.currency, now))
  if (!price) return null
  const { amount: least, was, discount, isFrom } = price
  return (
    <div className={css.block}>
      <p className={css.price}>
        <Price now={minor(least)} isFrom={isFrom} {...(was !== null && { was: minor(was) })} />
      </p>
      {discount && <DiscountLines discount={discount} isBookable={isBookable} />}
      {!discount && <HeldPrice />}
      <TaxNote />
    </div>
  )
}

/** Of a discount that is over for everybody else. */
function HeldPrice() {
  const { state } = useBooking().hold
  const kept = state?.isHeldByYou ? state.quote : null
  const { amount } = useFormats(kept?.currency)
  if (!kept?.lines.some(({ kind }) => kind === 'discount')) return null
  const held = amount(kept.total)
  return (
    <Text variant="small" tone="heading">
      <Trans>Your held price: {held}</Trans>
    </Text>
  )
}

type DiscountLinesProps = Readonly<{ discount: Discount; isBookable: boolean }>

/** What is left of it, in time and places, hurries nobody where there is nothing to book. */
function DiscountLines({ discount, isBookable }: DiscountLinesProps) {
  const { dayOf, zone } = useFormats()
  const { i18n } = useLingui()
  const { amount, endDate, maxSlots } = discount
  const percent = percentText(amount, i18n.locale)
  const until = dayOf(endDate)
  const left = useAt((now) => countdown(Date.parse(endDate), now, zone))
  const places = discountPlacesLeft(discount)
  return (
    <div className={css.discount}>
      <p>
        <Trans>
          {percent} off until {until}
        </Trans>
      </p>
      {isBookable && left && <Countdown as="p" left={left} />}
      {isBookable && places !== null && (
        <p>
          <Trans>
            {places} of <Plural value={maxSlots} one="# place left" other="# places left" />
          </Trans>
        </p>
      )}
    </div>
  )
}

function TaxNote() {
  const { tax } = useBooking().service
  const { taxRate, taxLabel } = useWorld().business
  const { i18n } = useLingui()
  const label = taxLabel
  const rate = percentText(taxRate, i18n.locale)
  if (taxRate === 0) return null
  return (
    <Text variant="small">
      {tax === 'INCLUDE' ? (
        <Trans>Tax included</Trans>
      ) : (
        <Trans>
          plus {rate} {label}
        </Trans>
      )}
    </Text>
  )
}
