import type { Host } from '@bellows/sections'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { PageData } from './page-data.ts'
import { hostFor } from './page-host.ts'
import { useRouterContext, useSite } from './root-facts.ts'

export function usePageHost(page: PageData): Host {
  const { business, menuItems, now } = useSite()
  const { fetch, onFailure, postedForm } = useRouterContext()
  const path = useLocation({ select: (location) => location.pathname })
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
