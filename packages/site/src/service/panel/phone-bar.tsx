import { servicePrice } from '@bellows/domain'
import { Button, Price } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type RefObject } from 'react'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { useFormats } from '../../booking/texts/use-formats.ts'
import { useWorld } from '../../booking/world/booking-world.tsx'
import { useNow } from '../../booking/world/use-now.ts'
import * as css from './phone-bar.css.ts'

type PhoneBarProps = Readonly<{ card: RefObject<HTMLElement | null> }>

/** On phones: the price and the way to the times, while those are out of sight. */
export function PhoneBar({ card }: PhoneBarProps) {
  const { service } = useBooking()
  const { business } = useWorld()
  const { minor } = useFormats()
  const price = servicePrice(service, business.paymentSetup.currency, useNow())
  const heading = () => card.current?.querySelector<HTMLElement>('[data-picker-heading]')
  const isAway = useIsAway(card)
  if (!isAway) return null
  const jump = () => {
    heading()?.scrollIntoView({ behavior: 'smooth', block: 'start' })
    heading()?.focus({ preventScroll: true })
  }
  return (
    <div className={css.bar}>
      {price && <Price now={minor(price.amount)} isFrom={price.isFrom} />}
      <Button onClick={jump}>
        <Trans>Choose a time</Trans>
      </Button>
    </div>
  )
}

/** True while times to choose from are on the page but out of sight. */
function useIsAway(card: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const target = card.current
    if (!target) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      const hasTimes = target.querySelector('[data-picker-heading]') !== null
      setAway(hasTimes && entry !== undefined && !entry.isIntersecting)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [card])
  return isAway
}
