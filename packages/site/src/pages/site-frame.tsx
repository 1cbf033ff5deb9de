import { Outlet, useMatches } from '@tanstack/react-router'
import { use } from 'react'
import { Coming } from './coming.tsx'
import { framedOf, hasFailed, loadPageFrame } from './framed-page.ts'
import { HeadStands } from './head-stands.ts'
import type { FramedPage } from './page-data.ts'
import { useErrorFrame } from './use-error-frame.ts'

/** The page that is shown, or what a page that could not be had stands in. */
function useFramed(): FramedPage | null {
  const errorFrame = useErrorFrame()
  const framed = useMatches({ select: framedOf })
  const isFailed = useMatches({ select: hasFailed })
  return framed ?? (isFailed ? errorFrame : null)
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
