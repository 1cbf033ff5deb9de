import { hasName } from '@bellows/domain'
import { Container, Heading, plainTitle, RichText } from '@bellows/ui'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BookingDialogs } from '../../booking/dialogs/booking-dialogs.tsx'
import { useBooking } from '../../booking/flow/booking-context.tsx'
import { AddonsPreview } from './addons-preview.tsx'
import { BookingCard } from './booking-card.tsx'
import { FactsRow } from './facts-row.tsx'
import { PackageRows } from './package-rows.tsx'
import { PartLevelsProvider, underHero, underTitle } from './part-levels.ts'
import { Place } from './place.tsx'
import * as css from './service-panel.css.ts'
import type { WayProps } from './use-way.ts'

export type ServicePanelProps = WayProps &
  Readonly<{
    inquiryHref: string
    /** The page's title, where the block above says one. */
    titleAbove?: string
    wantedDay?: string | null
    /** News for whoever came by a link of their own; stands above all. */
    notice?: ReactNode
    /** Stands in place of the price that is everybody's. */
    price?: ReactNode
    /** Stands in place of the price and the way to a time. */
    own?: ReactNode
  }>

/** What is offered, for how much, and when: the fixed part of every service page. */
export function ServicePanel({ titleAbove = '', notice, ...card }: ServicePanelProps) {
  const { service } = useBooking()
  const hasHero = titleAbove !== ''
  return (
    <PartLevelsProvider value={hasHero ? underHero : underTitle}>
      <section className={css.section} data-scheme="light_1" aria-labelledby="service-name">
        {notice && <Container className={css.notice}>{notice}</Container>}
        <Container className={css.layout}>
          <div className={css.head}>
            <Heading
              level={hasHero ? 'h2' : 'h1'}
              size={hasHero ? 'h2' : 'h1'}
              id="service-name"
              tabIndex={-1}
            >
              {hasName(plainTitle(titleAbove), service.name) ? <Trans>At a glance</Trans> : service.name}
            </Heading>
            <FactsRow dates={card.dates} {...(card.offer && { offer: card.offer })} />
          </div>
          <div data-card="" className={css.card} data-surface="secondary">
            <BookingCard {...card} />
          </div>
          <div className={css.rest}>
            {service.description && (
              <div className={css.description}>
                <RichText html={service.description} />
              </div>
            )}
            <PackageRows />
            <AddonsPreview />
            <Place dates={card.dates} />
          </div>
        </Container>
        <BookingDialogs />
      </section>
    </PartLevelsProvider>
  )
}
