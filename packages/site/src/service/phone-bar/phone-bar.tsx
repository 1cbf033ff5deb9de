import { formatMoney, servicePrice, type Service } from '@bellows/domain'
import { bottomBar, Button, Price, scrollBehavior, Text } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode, type RefObject } from 'react'
import { siteClock } from '../../booking/world/site-clock.ts'
import { useClock } from '../../booking/world/use-clock.ts'
import { useSite } from '../../pages/root-facts.ts'
import type { Way } from '../panel/way.ts'
import * as css from './phone-bar.css.ts'
import { useAway } from './use-away.ts'

type PhoneBarProps = Readonly<{ region: RefObject<HTMLElement | null>; service: Service }>

const chooseTime = <Trans>Choose a time</Trans>
/** Ways that are worth a bar of their own: all others end here. */
const labels: Partial<Record<Way, ReactNode>> = {
  times: chooseTime,
  fullSession: chooseTime,
  waitlist: <Trans>Join the waitlist</Trans>,
  resume: <Trans>Continue booking</Trans>,
}

/** On phones: the price, or the time that is held, and the way on, while that is out of sight. */
export function PhoneBar({ region, service }: PhoneBarProps) {
  const away = useAway(region)
  const label = away && labels[away.way]
  if (!label) return null
  const press = () => {
    const resume = region.current?.querySelector<HTMLElement>('[data-resume]')
    if (resume) return resume.click()
    const heading = region.current?.querySelector<HTMLElement>('[data-picker-heading]')
    heading?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <div ref={bottomBar} className={css.bar} data-scheme="light_1">
      {away.held ? <Text tone="heading">{away.held}</Text> : <FromPrice service={service} />}
      <Button isInBar onClick={press}>
        {label}
      </Button>
    </div>
  )
}

function FromPrice({ service }: Readonly<{ service: Service }>) {
  const { business, now } = useSite()
  const { i18n } = useLingui()
  const { currency } = business.paymentSetup
  const router = useRouter()
  const [clock] = useState(() => siteClock(router, now))
  const price = useClock(clock, (at) => servicePrice(service, currency, at))
  return price && <Price now={formatMoney(price.amount, currency, i18n.locale)} isFrom={price.isFrom} />
}
