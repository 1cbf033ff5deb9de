import { Outlet, useMatches } from '@tanstack/react-router'
import { use } from 'react'
import { Coming } from './coming.tsx'
import { framedOf, hasFailed, loadPageFrame } from './framed-page.ts'
import { HeadStands } from './head-stands.ts'
import { MISSING_PAGE, type FramedPage } from './page-data.ts'
import { useRouterContext } from './root-facts.ts'

/** The page that is shown, or what a page that could not be had stands in. */
function useFramed(): FramedPage | null {
  const { page } = useRouterContext().frame
  const framed = useMatches({ select: framedOf })
  const isFailed = useMatches({ select: hasFailed })
  return framed ?? (isFailed && page ? { pageKey: MISSING_PAGE, page } : null)
}

/** Around all screens: the site's header above those that have one, the same while they change. */
export function SiteFrame() {
  const framed = useFramed()
  return (
    <>
      <Coming />
      {framed && <Head framed={framed} />}
      <HeadStands value={framed !== null}>
        <Outlet />
      </HeadStands>
    </>
  )
}

function Head({ framed }: { framed: FramedPage }) {
  const { FramedHead } = use(loadPageFrame())
  return <FramedHead framed={framed} />
}
