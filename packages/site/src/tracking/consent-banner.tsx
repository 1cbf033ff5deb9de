import type { Tracking } from '@bellows/domain'
import { Button, Container, Text, TextLink } from '@bellows/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import * as css from './consent-banner.css.ts'
import { useFoot } from './use-foot.ts'
import { vendorNames } from './vendor-names.ts'

export type ConsentBannerProps = Readonly<{
  tracking: readonly Tracking[]
  /** Where the studio says what it does with what it knows. */
  moreHref: string | null
  /** The visitor asked for it, and is led there; else it takes no focus. */
  isAskedFor: boolean
  onAnswered: (answer: 'accepted' | 'declined') => void
}>

/** Asks whether a visit may be counted; the page can be used as if it were not there. */
export function ConsentBanner({ tracking, moreHref, isAskedFor, onAnswered }: ConsentBannerProps) {
  const { t, i18n } = useLingui()
  const region = useRef<HTMLElement>(null)
  useFoot(region, isAskedFor)
  const vendors = vendorNames(tracking, i18n.locale)
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t`Cookies`}
      className={css.banner}
      data-scheme="light_1"
      data-surface="secondary"
    >
      <Container className={css.row}>
        <Text className={css.words}>
          <Trans>
            May we count which newsletter brought you here? It helps us, and the site works the same without.
          </Trans>{' '}
          {vendors && <Trans>Visits are then counted by {vendors} too.</Trans>}{' '}
          {moreHref && (
            <TextLink href={moreHref}>
              <Trans context="what follows is read on another page">More</Trans>
            </TextLink>
          )}
        </Text>
        <div className={css.answers}>
          <Button variant="outline" onClick={() => onAnswered('declined')}>
            <Trans>Decline</Trans>
          </Button>
          <Button variant="outline" onClick={() => onAnswered('accepted')}>
            <Trans>Accept</Trans>
          </Button>
        </div>
      </Container>
    </section>
  )
}
