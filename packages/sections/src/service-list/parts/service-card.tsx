import type { ServiceSummary } from '@bellows/domain'
import { classNames, Heading, StatusLabel } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import type { HeadingOptions } from '../../kit/shared-options.ts'
import { levelBelow, levelUnder } from '../../kit/level-below.ts'
import { CardFacts } from './card-facts.tsx'
import type { ListOptions } from './list-query.ts'
import * as css from './service-card.css.ts'

export type CardSetting = Readonly<{
  options: ListOptions & HeadingOptions
  /** Milliseconds; prices and countdowns are of this moment. */
  now: number
  isSample: boolean
}>

type CardProps = ComponentProps<'li'> & { isSample: boolean }

/** An entry of a list; the link of the name in it covers the whole. */
export function Card({ isSample, className, ...rest }: CardProps) {
  return (
    <li
      className={classNames(css.card, className)}
      data-zoom=""
      data-sample={isSample || undefined}
      {...rest}
    />
  )
}

type ServiceCardProps = CardSetting &
  Pick<CardProps, 'className' | 'style'> & {
    service: ServiceSummary
    /** The picture in its frame, as the template cuts it. */
    picture: ReactNode
    /** Name and facts, where they stand in another order. */
    children?: ReactNode
  }

/** A service as picture, name and facts; the whole card leads to its page. */
export function ServiceCard({ service, picture, children, className, style, ...setting }: ServiceCardProps) {
  return (
    <Card isSample={setting.isSample} {...(className && { className })} {...(style && { style })}>
      {picture}
      <div className={css.words}>
        <SampleLabel isSample={setting.isSample} />
        {children ?? (
          <>
            <CardName service={service} {...setting} />
            <CardFacts service={service} {...setting} />
          </>
        )}
      </div>
    </Card>
  )
}

/** Tells the owner that an entry of the preview is none of theirs. */
export function SampleLabel({ isSample }: Pick<CardSetting, 'isSample'>) {
  if (!isSample) return null
  return (
    <StatusLabel tone="quiet">
      <Trans>Sample</Trans>
    </StatusLabel>
  )
}

/** The picture that stands for a service. */
export const pictureOf = ({ image, images }: ServiceSummary) => image ?? images[0]

/** Address of a service's page. */
export const addressOf = ({ slug }: ServiceSummary) => `/services/${slug}`

type CardNameProps = Omit<CardSetting, 'now'> & {
  service: ServiceSummary
  size?: 'h2' | 'h3' | 'h4'
  /** It stands under a heading of the list's own. */
  isUnderHeading?: boolean
  /** Its link doesn't cover what it stands in. */
  isAlone?: boolean
  className?: string
}

/** The name, one level under the heading above it, with the link to the service's page. */
export function CardName({ service, options, isSample, size = 'h4', className, ...place }: CardNameProps) {
  const { isUnderHeading = false, isAlone = false } = place
  const level = levelUnder(options)
  return (
    <Heading
      level={isUnderHeading ? levelBelow[level] : level}
      size={size}
      length={service.name.length}
      {...(className && { className })}
    >
      {isSample ? (
        service.name
      ) : (
        <a href={addressOf(service)} className={isAlone ? css.plainLink : css.link}>
          {service.name}
        </a>
      )}
    </Heading>
  )
}
