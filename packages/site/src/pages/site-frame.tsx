import { Outlet, useMatches, type AnyRouteMatch } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { loadPageFrame } from './framed-page.ts'
import type { FramedPage } from './page-data.ts'

/** What the innermost route brought, where it is a page in the site's frame. */
const framedOf = (matches: readonly AnyRouteMatch[]): FramedPage | null => {
  const loaded = matches.at(-1)?.loaderData as Partial<FramedPage> | undefined
  return loaded?.page && loaded.pageKey !== undefined ? (loaded as FramedPage) : null
}

/** Around all screens: the site's header above those that have one, the same while they change. */
export function SiteFrame() {
  const framed = useMatches({ select: framedOf })
  return (
    <>
      {framed && (
        <Suspense>
          <Head framed={framed} />
        </Suspense>
      )}
      <Outlet />
    </>
  )
}

function Head({ framed }: { framed: FramedPage }) {
  const { FramedHead } = use(loadPageFrame())
  return <FramedHead framed={framed} />
}
