import { LiveRegion } from '@bellows/ui'
import { useLingui } from '@lingui/react/macro'
import { useMatches } from '@tanstack/react-router'
import type { Consent } from '@bellows/domain'
import { useCallback, useEffect, useState } from 'react'
import { focusOn } from '../client/jump.ts'
import { useSite } from '../pages/root-facts.ts'
import { isAskingScreen } from '../pages/use-page-host.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { keepConsent } from './kept-consent.ts'
import { hideCookieChoices } from './hide-cookie-choices.ts'
import { useConsent } from './use-consent.ts'
import { useCookieChoices } from './use-cookie-choices.ts'

/** Counts visits as the studio wishes and the visitor allows. */
export function Tracking() {
  const { business, privacySlug } = useSite()
  const isAsking = useMatches({ select: isAskingScreen })
  const { consent, mayAsk } = useConsent(business, isAsking)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  useCookieChoices(useCallback((button: HTMLElement) => setOpener(button), []))
  useEffect(() => (mayAsk ? undefined : hideCookieChoices()), [mayAsk])
  const isOpen = isAsking && mayAsk && (consent === null || opener !== null)
  const answer = (given: Consent) => {
    // The button that was pressed goes; who used the keyboard goes on where they came from.
    const back = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main')
    if (back) focusOn(back)
    setOpener(null)
    keepConsent(given)
  }
  return (
    <>
      <Announcement isOpen={isOpen && opener === null} />
      {isOpen && (
        <ConsentBanner
          tracking={business.tracking}
          moreHref={privacySlug ? `/${privacySlug}` : null}
          isAskedFor={opener !== null}
          onAnswered={answer}
        />
      )}
    </>
  )
}

/** Says once that there is a question; a region that is new with its words is not read out. */
function Announcement({ isOpen }: Readonly<{ isOpen: boolean }>) {
  const { t } = useLingui()
  const [isStanding, setStanding] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStanding(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const question = t`May we count which newsletter brought you here? It helps us, and the site works the same without.`
  return <LiveRegion message={isStanding && isOpen ? question : ''} />
}
