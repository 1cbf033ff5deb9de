import type { ServiceSummary } from '@bellows/domain'
import { classNames, Heading, StatusLabel, Text } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { CSSProperties, ReactNode } from 'react'
import { useDurationText } from '../../kit/duration-text.ts'
import type { HeadingOptions } from '../../kit/shared-options.ts'
import type { ListOptions } from './list-query.ts'
import { CardDiscount, CardPrice, useCardPrice } from './card-price.tsx'
import { CardStatus } from './card-status.tsx'
import * as css from './service-card.css.ts'

export type CardSetting = Readonly<{
  options: ListOptions & HeadingOptions
  /** Milliseconds; prices and countdowns are of this moment. */
  now: number
  isSample: boolean
}>

type ServiceCardProps = CardSetting & {
  service: ServiceSummary
  /** The picture in its frame, as the template cuts it. */
  picture: ReactNode
  className?: string
  style?: CSSProperties
}

/** A service as picture, name and facts; the whole card leads to its page. */
export function ServiceCard({ service, picture, className, style, ...setting }: ServiceCardProps) {
  const { isSample } = setting
  return (
    <li
      className={classNames(css.card, className)}
      style={style}
      data-zoom=""
      data-sample={isSample || undefined}
    >
      {picture}
      <div className={css.words}>
        {isSample && (
          <StatusLabel tone="quiet">
            <Trans>Sample</Trans>
          </StatusLabel>
        )}
        <CardName service={service} {...setting} />
        <CardFacts service={service} {...setting} />
      </div>
    </li>
  )
}

/** The picture that stands for a service. */
export const pictureOf = ({ image, images }: ServiceSummary) => image ?? images[0]

const below = { h1: 'h2', h2: 'h3', h3: 'h4' } as const

/** The name, one level under the section's title; its link covers the card. */
export function CardName({ service, options, isSample }: CardSetting & { service: ServiceSummary }) {
  const { level } = options.titleSetting
  return (
    <Heading level={below[level]} size="h4" length={0}>
      {isSample ? (
        service.name
      ) : (
        <a href={`/services/${service.slug}`} className={css.link}>
          {service.name}
        </a>
      )}
    </Heading>
  )
}

/** Price and length in one line; under it what is special today. */
export function CardFacts({ service, options, now }: CardSetting & { service: ServiceSummary }) {
  const price = useCardPrice(service, now)
  const durationText = useDurationText()
  const { showPrice, showDuration } = options
  const length =
    showDuration && service.maxDuration > 0 && durationText(service.minDuration, service.maxDuration)
  const isPriced = showPrice && price !== null
  return (
    <>
      <Text variant="small" className={css.meta}>
        {isPriced && <CardPrice price={price} />}
        {isPriced && length && ' · '}
        {length}
      </Text>
      {isPriced && <CardDiscount price={price} now={now} />}
      <CardStatus service={service} />
    </>
  )
}
