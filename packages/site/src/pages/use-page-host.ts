import type { Host } from '@bellows/sections'
import { useMatches, useRouter, type AnyRouteMatch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PageData } from './page-data.ts'
import { hostFor } from './page-host.ts'
import { useRouterContext, useSite } from './root-facts.ts'

/** The address of what is on screen; a navigation that is under way has changed the browser's already. */
const shownPath = (matches: readonly AnyRouteMatch[]): string =>
  matches.at(-1)?.pathname.replace(/(?<=.)\/$/, '') ?? '/'

export function usePageHost(page: PageData): Host {
  const { business, menuItems, now } = useSite()
  const { fetch, onFailure, postedForm } = useRouterContext()
  const path = useMatches({ select: shownPath })
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
        path,
        retry: () => void router.invalidate(),
      }),
    [business, fetch, onFailure, menuItems, now, page, path, postedForm, router],
  )
}
