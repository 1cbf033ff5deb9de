import {
  countdown,
  formatMoney,
  percentText,
  servicePrice,
  type ServicePrice,
  type ServiceSummary,
} from '@bellows/domain'
import { Countdown, Price } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHost } from '../../kit/host.tsx'
import { FactLine } from './fact-line.tsx'

/** The price that a card shows; null without packages. */
export function useCardPrice(service: ServiceSummary, now: number): ServicePrice | null {
  return servicePrice(service, useHost().business.paymentSetup.currency, now)
}

/** “From $450”, with the former price where it is reduced. */
export function CardPrice({ price: { amount, was, isFrom } }: { price: ServicePrice }) {
  const { i18n } = useLingui()
  const { currency } = useHost().business.paymentSetup
  const shown = (minor: number) => formatMoney(minor, currency, i18n.locale)
  return <Price now={shown(amount)} isFrom={isFrom} {...(was !== null && { was: shown(was) })} />
}

/** How much is off, and how long still. */
export function CardDiscount({ price: { discount }, now }: { price: ServicePrice; now: number }) {
  const { timeZone } = useHost().business
  const { i18n } = useLingui()
  if (!discount) return null
  const { amount, endDate } = discount
  const percent = percentText(amount, i18n.locale)
  const left = countdown(Date.parse(endDate), now, timeZone)
  return (
    <FactLine
      variant="label"
      tone="notice"
      first={<Trans>{percent} off</Trans>}
      second={left && <Countdown left={left} />}
    />
  )
}
