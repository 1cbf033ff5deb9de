import { Outlet, useMatches } from '@tanstack/react-router'
import { use } from 'react'
import { framedOf, loadPageFrame } from './framed-page.ts'
import type { FramedPage } from './page-data.ts'

/** Around all screens: the site's header above those that have one, the same while they change. */
export function SiteFrame() {
  const framed = useMatches({ select: framedOf })
  return (
    <>
      {framed && <Head framed={framed} />}
      <Outlet />
    </>
  )
}

function Head({ framed }: { framed: FramedPage }) {
  const { FramedHead } = use(loadPageFrame())
  return <FramedHead framed={framed} />
}
