import { asksForConsent } from '@bellows/domain'
import type { Host } from '@bellows/sections'
import { useMatches, useRouter, type AnyRouteMatch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PageData } from './page-data.ts'
import { hostFor } from './page-host.ts'
import { useRouterContext, useSite } from './root-facts.ts'

/** A page that stands, on which visitors may say whether they are counted. */
export const isAskingScreen = (matches: readonly AnyRouteMatch[]): boolean => {
  const last = matches.at(-1)
  if (last?.status !== 'success') return false
  return last.staticData.isCounted ?? last.staticData.keepsCampaign ?? false
}

/** The address of what is on screen; a navigation that is under way has changed the browser's already. */
const shownPath = (matches: readonly AnyRouteMatch[]): string =>
  matches.at(-1)?.pathname.replace(/(?<=.)\/$/, '') ?? '/'

export function usePageHost(page: PageData): Host {
  const { business, menuItems, now } = useSite()
  const { fetch, onFailure, postedForm } = useRouterContext()
  const path = useMatches({ select: shownPath })
  const offersCookieChoices = useMatches({ select: isAskingScreen }) && asksForConsent(business)
  const router = useRouter()
  return useMemo(
    () =>
      hostFor({
        page,
        business,
        menuItems,
        now,
        fetch,
        onFailure,
        postedForm,
        offersCookieChoices,
        path,
        retry: () => void router.invalidate(),
      }),
    [business, fetch, offersCookieChoices, onFailure, menuItems, now, page, path, postedForm, router],
  )
}
