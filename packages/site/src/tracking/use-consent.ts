import { asksForConsent, consentTo, type Business } from '@bellows/domain'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { campaign, cleanAddress } from './campaign-visit.ts'
import { forgetCookies, keepCampaign } from './cookies.ts'
import { areVendorsRunning, countVisit, watchDocument } from './counted-document.ts'
import { keptConsent, watchConsent } from './kept-consent.ts'

declare global {
  interface Navigator {
    /** The browser asks in the visitor's name not to be followed. */
    globalPrivacyControl?: boolean
  }
}

const noAnswer = () => null

/** What the visitor has said to being counted, carried out. */
export function useConsent(business: Business, isAsking: boolean) {
  const router = useRouter()
  const kept = useSyncExternalStore(watchConsent, keptConsent, noAnswer)
  const isRefusedByBrowser = navigator.globalPrivacyControl === true
  const consent = consentTo(business, { kept, isRefusedByBrowser })
  useEffect(() => watchDocument(router), [router])
  useEffect(() => {
    if (!isAsking || consent === null) return undefined
    // Before any vendor looks.
    cleanAddress()
    // An entry of the history from before the answer has the campaign still.
    return router.subscribe('onResolved', cleanAddress)
  }, [consent, isAsking, router])
  useEffect(() => {
    if (!isAsking || consent === null) return
    if (consent === 'accepted') keepCampaign(campaign)
    else forgetCookies()
    if (consent === 'accepted') countVisit(router, business.tracking)
    // What runs cannot be taken back but by a document without it.
    else if (areVendorsRunning()) location.reload()
  }, [business, consent, isAsking, router])
  return { consent, mayAsk: asksForConsent(business) && !isRefusedByBrowser }
}
