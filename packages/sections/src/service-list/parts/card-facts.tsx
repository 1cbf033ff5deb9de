import { serviceLengths, type ServicePrice, type ServiceSummary } from '@bellows/domain'
import { Text } from '@bellows/ui'
import { Fragment } from 'react'
import { useDurationText } from '../../kit/duration-text.ts'
import { CardDiscount, CardPrice, useCardPrice } from './card-price.tsx'
import { CardStatus } from './card-status.tsx'
import * as css from './card-facts.css.ts'
import { FactLine } from './fact-line.tsx'
import type { ListOptions } from './list-query.ts'

type FactsProps = Readonly<{ service: ServiceSummary; options: ListOptions; now: number }>

/** The price as the list shows it; null where it shows none. */
function useShownPrice({ service, options, now }: FactsProps): ServicePrice | null {
  const price = useCardPrice(service, now)
  return options.showPrice ? price : null
}

/** How long a service takes, by the parts that stay whole; none where the list doesn't say or there is no telling. */
function useLength({ service, options }: Omit<FactsProps, 'now'>): readonly string[] {
  const durationText = useDurationText()
  return options.showDuration && service.maxDuration > 0 ? durationText(...serviceLengths(service)) : []
}

/** Price and length in one line; under it what is special today. */
export function CardFacts(props: FactsProps) {
  const price = useShownPrice(props)
  const length = useLength(props)
  return (
    <>
      <FactLine
        variant="small"
        first={price && <CardPrice price={price} />}
        second={length.length > 0 && <Whole parts={length} />}
      />
      <CardNews {...props} />
    </>
  )
}

function Whole({ parts }: Readonly<{ parts: readonly string[] }>) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className={css.whole}>{part}</span>
    </Fragment>
  ))
}

/** The price alone. */
export function CardAmount({ className, ...props }: FactsProps & { className?: string }) {
  const price = useShownPrice(props)
  if (!price) return null
  return (
    <Text variant="small" {...(className && { className })}>
      <CardPrice price={price} />
    </Text>
  )
}

/** The length alone. */
export function CardLength(props: Omit<FactsProps, 'now'>) {
  return <Text variant="small">{useLength(props).join(' ')}</Text>
}

/** What is special today: a discount, and what stands in the way of booking. */
export function CardNews(props: FactsProps) {
  return (
    <>
      <CardReduction {...props} />
      <CardStatus service={props.service} />
    </>
  )
}

/** How much a shown price is reduced by, and for how long still. */
export function CardReduction(props: FactsProps) {
  const price = useShownPrice(props)
  return price && <CardDiscount price={price} now={props.now} />
}
